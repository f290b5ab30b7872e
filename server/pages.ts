import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { getAssetCacheControl, pageCacheControl } from './cacheRules'
import { getInlineHashes, type InlineHashes } from './inlineHashes'
import { parseLanguageFiles, type LanguageFiles } from './languageFiles'
import { parseMovedPaths } from './movedPaths'
import { getNotFoundFile, parsePagePath } from './pagePath'
import { getPreferredLanguage } from './preferredLanguage'
import { removePageHeaders } from './securityHeaders'

/**
 * Headers for partial or conditional requests. They are removed because a not-found page is always
 * sent whole.
 */
const conditionalHeaders = ['if-none-match', 'if-modified-since', 'range'] as const

const splitUrl = (url: string) => {
  const at = url.indexOf('?')
  return at < 0 ? { route: url, query: '' } : { route: url.slice(0, at), query: url.slice(at) }
}

const sendPlainText = (reply: FastifyReply, status: number, text: string) =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(text)

/** The language of a path's own file, where `_redirects` names files for other languages. */
const defaultLanguage = 'es'

/** Creates the Content-Security-Policy of a document from its inline hashes. */
type CreatePolicy = (inline: InlineHashes) => string

/** Serves the built site from a folder: one HTML file per path, and the other files. */
export async function registerPages(
  gateway: FastifyInstance,
  folder: string,
  createPolicy: CreatePolicy,
): Promise<void> {
  const root = path.resolve(folder)
  const redirects = await readFile(path.join(root, '_redirects'), 'utf8').catch(() => '')
  const movedPaths = parseMovedPaths(redirects)
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
  const getFilePolicy = async (file: string): Promise<string> => {
    const full = path.join(root, file)
    const { mtimeMs } = await stat(full)
    const known = policies.get(file)
    if (known?.modified === mtimeMs) return known.policy
    const policy = createPolicy(getInlineHashes(await readFile(full, 'utf8')))
    policies.set(file, { modified: mtimeMs, policy })
    return policy
  }

  const sendPage = async (reply: FastifyReply, file: string, vary?: string) => {
    reply.header('content-security-policy', await getFilePolicy(file))
    return send(reply, file, pageCacheControl, vary)
  }

  /** Sends a page whose path serves several languages in the language the visitor prefers. */
  const sendInLanguage = (
    request: FastifyRequest,
    reply: FastifyReply,
    { own, others }: { readonly own: string; readonly others: LanguageFiles },
  ) => {
    const languages = [defaultLanguage, ...others.keys()]
    const asked = getPreferredLanguage(request.headers['accept-language'], languages)
    const file = others.get(asked ?? defaultLanguage) ?? own
    return sendPage(reply, file, 'Accept-Encoding, Accept-Language')
  }

  const sendNotFound = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!(await isFile('index.html'))) {
      return sendPlainText(reply, 503, 'The site has not been built yet: run "npm run build".\n')
    }
    const file = getNotFoundFile(splitUrl(request.url).route)
    if (!(await isFile(file))) return sendPlainText(reply, 404, 'Not found\n')
    for (const name of conditionalHeaders) request.raw.headers[name] = undefined
    return sendPage(reply.code(404), file)
  }

  gateway.get('/*', async (request, reply) => {
    const { route, query } = splitUrl(request.url)
    const asked = parsePagePath(route)
    const moved = asked.kind === 'page' ? movedPaths.get(asked.path) : undefined
    if (moved !== undefined) return reply.redirect(`${moved}${query}`, 301)
    if (asked.kind === 'unknown' || !(await isFile(asked.file))) return sendNotFound(request, reply)
    if (asked.kind === 'asset') {
      removePageHeaders(reply, asked.file)
      return send(reply, asked.file, getAssetCacheControl(asked.file))
    }
    if (asked.path !== route) return reply.redirect(`${asked.path}${query}`, 301)
    const others = languageFiles.get(asked.path)
    if (others) return sendInLanguage(request, reply, { own: asked.file, others })
    return sendPage(reply, asked.file)
  })

  gateway.setNotFoundHandler((request, reply) =>
    ['GET', 'HEAD'].includes(request.method)
      ? sendNotFound(request, reply)
      : sendPlainText(
          reply.header('allow', 'GET, HEAD'),
          405,
          'Only GET and HEAD are answered here\n',
        ),
  )

  gateway.setErrorHandler((error, request, reply) => {
    request.log.error({ err: error }, 'a page failed')
    return sendPlainText(reply, 500, 'Something went wrong\n')
  })
}
