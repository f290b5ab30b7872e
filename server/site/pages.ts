import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { defaultLanguage } from '@/site/language'
import { refuse } from '../httpErrors'
import {
  getNotFoundFile,
  parsePagePath,
  findTokenPath,
  type LanguageFiles,
  type TokenPath,
} from './sitePaths'
import { getPreferredLanguage } from '../edge/negotiation'
import { secretPageHeaders } from '../securityHeaders'
import type { BuiltSite } from './loadSite'
import { sendFile, sendWholeFile } from './sendFile'

const splitUrl = (url: string) => {
  const at = url.indexOf('?')
  return at < 0 ? { route: url, query: '' } : { route: url.slice(0, at), query: url.slice(at) }
}

/** Returns the file of a path that serves several languages, in the one the visitor prefers. */
const getFileInLanguage = (request: FastifyRequest, own: string, others: LanguageFiles): string => {
  const languages = [defaultLanguage, ...others.keys()]
  const asked = getPreferredLanguage(request.headers['accept-language'], languages)
  return others.get(asked ?? defaultLanguage) ?? own
}

const isApiUrl = (url: string): boolean => /^\/api([/?]|$)/.test(url)

const pageMethods = ['GET', 'HEAD']

/**
 * Sends the not-found page in the language of the path. Conditions and ranges in the request are
 * ignored, because they refer to a file that exists.
 */
function sendNotFound(site: BuiltSite, request: FastifyRequest, reply: FastifyReply) {
  const file = site.files.get(getNotFoundFile(splitUrl(request.url).route))
  // Each build has one.
  if (!file) throw refuse(404)
  return sendWholeFile(request, reply.code(404), file)
}

/** Sends the document of a path with a token. No cache may store the document or a redirect to it. */
function sendSecretPage(
  site: BuiltSite,
  request: FastifyRequest,
  reply: FastifyReply,
  { file: name, path }: TokenPath,
) {
  const { route, query } = splitUrl(request.url)
  const file = site.files.get(name)
  if (!file) return sendNotFound(site, request, reply)
  if (path !== route) return reply.headers(secretPageHeaders).redirect(`${path}${query}`, 301)
  return sendWholeFile(request, reply, file, secretPageHeaders)
}

/**
 * Serves the built site: one HTML file per path, and the other files. Needs a separate Fastify
 * instance, because the hook must not run for the API and the health checks.
 */
export function registerPages(gateway: FastifyInstance, site: BuiltSite): void {
  // Before the body is read, so that no body changes the response.
  gateway.addHook('onRequest', async (request, reply) => {
    // Fastify sends a request here if no route of the API knows its method.
    if (isApiUrl(request.url)) throw refuse(404)
    if (pageMethods.includes(request.method)) return
    reply.header('allow', pageMethods.join(', '))
    throw refuse(405)
  })

  gateway.get('/*', (request, reply) => {
    const { route, query } = splitUrl(request.url)
    const withToken = findTokenPath(site.tokenFiles, route)
    if (withToken) return sendSecretPage(site, request, reply, withToken)
    const asked = parsePagePath(route)
    if (asked.kind === 'unknown') return sendNotFound(site, request, reply)
    const moved = asked.kind === 'page' ? site.movedPaths.get(asked.path) : undefined
    if (moved !== undefined) return reply.redirect(`${moved}${query}`, 301)
    const file = site.files.get(asked.file)
    if (!file) return sendNotFound(site, request, reply)
    if (asked.kind === 'asset') return sendFile(request, reply, file)
    if (asked.path !== route) return reply.redirect(`${asked.path}${query}`, 301)
    const others = site.languageFiles.get(asked.path)
    if (!others) return sendFile(request, reply, file)
    const inLanguage = site.files.get(getFileInLanguage(request, asked.file, others)) ?? file
    return sendFile(request, reply, inLanguage, { vary: 'Accept-Encoding, Accept-Language' })
  })

  gateway.setNotFoundHandler((request, reply) => sendNotFound(site, request, reply))
}
