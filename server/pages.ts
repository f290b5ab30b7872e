import { stat } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cacheOfAsset, cacheOfPage } from './cacheRules'
import { readMovedAddresses } from './movedAddresses'
import { notFoundFileOf, pageAddressOf } from './pageAddress'

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

/** Serves the built site from a folder: one HTML file an address, and the files beside them. */
export async function registerPages(gateway: FastifyInstance, folder: string): Promise<void> {
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

  const send = (reply: FastifyReply, file: string, cache: string) =>
    reply.headers({ 'cache-control': cache, vary: 'Accept-Encoding' }).sendFile(file)

  const sendNotFound = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!(await isFile('index.html'))) {
      return plain(reply, 503, 'The site has not been built yet: run "npm run build".\n')
    }
    const file = notFoundFileOf(splitUrl(request.url).route)
    if (!(await isFile(file))) return plain(reply, 404, 'Not found\n')
    for (const name of conditionalHeaders) request.raw.headers[name] = undefined
    return send(reply.code(404), file, cacheOfPage)
  }

  gateway.get('/*', async (request, reply) => {
    const { route, query } = splitUrl(request.url)
    const asked = pageAddressOf(route)
    const moved = asked.kind === 'page' ? movedAddresses.get(asked.address) : undefined
    if (moved !== undefined) return reply.redirect(`${moved}${query}`, 301)
    if (asked.kind === 'unknown' || !(await isFile(asked.file))) return sendNotFound(request, reply)
    if (asked.kind === 'asset') return send(reply, asked.file, cacheOfAsset(asked.file))
    if (asked.address !== route) return reply.redirect(`${asked.address}${query}`, 301)
    return send(reply, asked.file, cacheOfPage)
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
