import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cacheOfAsset, cacheOfPage } from './cacheRules'
import { inlineHashes, type InlineHashes } from './inlineHashes'
import { parseLanguageFiles, type LanguageFiles } from './languageFiles'
import { parseMovedPaths } from './movedPaths'
import { getNotFoundFile, parsePagePath } from './pagePath'
import { preferredLanguage } from './preferredLanguage'
import { leaveOutPageHeaders } from './securityHeaders'

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

/** The language of an address's own file, where `_redirects` names files in others. */
const ownLanguage = 'es'

/** Makes the Content-Security-Policy of a document from what it carries inline. */
type PolicyOf = (inline: InlineHashes) => string

/** Serves the built site from a folder: one HTML file an address, and the files beside them. */
export async function registerPages(
  gateway: FastifyInstance,
  folder: string,
  policyOf: PolicyOf,
): Promise<void> {
  const root = path.resolve(folder)
  const redirects = await readFile(path.join(root, '_redirects'), 'utf8').catch(() => '')
  const movedAddresses = parseMovedPaths(redirects)
  const languageFiles = parseLanguageFiles(redirects)
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

  /** A page whose address serves several languages goes out in the one that is asked for. */
  const sendInLanguage = (
    request: FastifyRequest,
    reply: FastifyReply,
    { own, others }: { readonly own: string; readonly others: LanguageFiles },
  ) => {
    const languages = [ownLanguage, ...others.keys()]
    const asked = preferredLanguage(request.headers['accept-language'], languages)
    const file = others.get(asked ?? ownLanguage) ?? own
    return sendPage(reply, file, 'Accept-Encoding, Accept-Language')
  }

  const sendNotFound = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!(await isFile('index.html'))) {
      return plain(reply, 503, 'The site has not been built yet: run "npm run build".\n')
    }
    const file = getNotFoundFile(splitUrl(request.url).route)
    if (!(await isFile(file))) return plain(reply, 404, 'Not found\n')
    for (const name of conditionalHeaders) request.raw.headers[name] = undefined
    return sendPage(reply.code(404), file)
  }

  gateway.get('/*', async (request, reply) => {
    const { route, query } = splitUrl(request.url)
    const asked = parsePagePath(route)
    const moved = asked.kind === 'page' ? movedAddresses.get(asked.address) : undefined
    if (moved !== undefined) return reply.redirect(`${moved}${query}`, 301)
    if (asked.kind === 'unknown' || !(await isFile(asked.file))) return sendNotFound(request, reply)
    if (asked.kind === 'asset') {
      leaveOutPageHeaders(reply, asked.file)
      return send(reply, asked.file, cacheOfAsset(asked.file))
    }
    if (asked.address !== route) return reply.redirect(`${asked.address}${query}`, 301)
    const others = languageFiles.get(asked.address)
    if (others) return sendInLanguage(request, reply, { own: asked.file, others })
    return sendPage(reply, asked.file)
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
