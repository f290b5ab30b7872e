import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cacheOfAsset, cacheOfPage } from './cacheRules'
import { inlineHashes, type InlineHashes } from './inlineHashes'
import { readMovedAddresses } from './movedAddresses'
import { notFoundFileOf, pageAddressOf } from './pageAddress'
import { preferredLanguage } from './preferredLanguage'

/** Headers by which a browser asks for a part or for a change only: a not-found page is sent whole. */
const conditionalHeaders = ['if-none-match', 'if-modified-since', 'range'] as const

const splitUrl = (url: string) => {
  const at = url.indexOf('?')
  return at < 0 ? { route: url, query: '' } : { route: url.slice(0, at), query: url.slice(at) }
}

const plain = (reply: FastifyReply, status: number, text: string) =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(text)

/** The home of both languages has one address, and a document in each. */
const homeFiles = { es: 'index.html', en: 'en.html' } as const
const homeLanguages = ['es', 'en'] as const

/** Makes the Content-Security-Policy of a document from what it carries inline. */
type PolicyOf = (inline: InlineHashes) => string

/** Serves the built site from a folder: one HTML file an address, and the files beside them. */
export async function registerPages(
  gateway: FastifyInstance,
  folder: string,
  policyOf: PolicyOf,
): Promise<void> {
  const root = path.resolve(folder)
  const movedAddresses = await readMovedAddresses(root)
  await gateway.register(fastifyStatic, {
    serve: false,
    root,
    preCompressed: true,
    cacheControl: false,
    index: false,
    dotfiles: 'deny',
  })

  const isFile = async (file: string) =>
    stat(path.join(root, file)).then(
      (found) => found.isFile(),
      () => false,
    )

  const send = (reply: FastifyReply, file: string, cache: string, vary = 'Accept-Encoding') =>
    reply.headers({ 'cache-control': cache, vary }).sendFile(file)

  const policies = new Map<string, { readonly modified: number; readonly policy: string }>()
  const policyOfFile = async (file: string): Promise<string> => {
    const full = path.join(root, file)
    const { mtimeMs } = await stat(full)
    const known = policies.get(file)
    if (known?.modified === mtimeMs) return known.policy
    const policy = policyOf(inlineHashes(await readFile(full, 'utf8')))
    policies.set(file, { modified: mtimeMs, policy })
    return policy
  }

  const sendPage = async (reply: FastifyReply, file: string, vary?: string) => {
    reply.header('content-security-policy', await policyOfFile(file))
    return send(reply, file, cacheOfPage, vary)
  }

  const sendHome = async (request: FastifyRequest, reply: FastifyReply) => {
    const asked = preferredLanguage(request.headers['accept-language'], homeLanguages) ?? 'es'
    const file = (await isFile(homeFiles[asked])) ? homeFiles[asked] : homeFiles.es
    return sendPage(reply, file, 'Accept-Encoding, Accept-Language')
  }

  const sendNotFound = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!(await isFile('index.html'))) {
      return plain(reply, 503, 'The site has not been built yet: run "npm run build".\n')
    }
    const file = notFoundFileOf(splitUrl(request.url).route)
    if (!(await isFile(file))) return plain(reply, 404, 'Not found\n')
    for (const name of conditionalHeaders) request.raw.headers[name] = undefined
    return sendPage(reply.code(404), file)
  }

  gateway.get('/*', async (request, reply) => {
    const { route, query } = splitUrl(request.url)
    const asked = pageAddressOf(route)
    const moved = asked.kind === 'page' ? movedAddresses.get(asked.address) : undefined
    if (moved !== undefined) return reply.redirect(`${moved}${query}`, 301)
    if (asked.kind === 'unknown' || !(await isFile(asked.file))) return sendNotFound(request, reply)
    if (asked.kind === 'asset') return send(reply, asked.file, cacheOfAsset(asked.file))
    if (asked.address !== route) return reply.redirect(`${asked.address}${query}`, 301)
    return asked.file === homeFiles.es ? sendHome(request, reply) : sendPage(reply, asked.file)
  })

  gateway.setNotFoundHandler((request, reply) =>
    ['GET', 'HEAD'].includes(request.method)
      ? sendNotFound(request, reply)
      : plain(reply.header('allow', 'GET, HEAD'), 405, 'Only GET and HEAD are answered here\n'),
  )

  gateway.setErrorHandler((error, request, reply) => {
    request.log.error({ err: error }, 'a page failed')
    return plain(reply, 500, 'Something went wrong\n')
  })
}
