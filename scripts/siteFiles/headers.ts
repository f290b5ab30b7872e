import { getAllPaths, getStaticRoute } from '@/site/routes'
import { getAssetCacheControl, getContentType, isFeed } from '../../server/site/fileHeaders'
import type { Configuration } from '../../server/configuration'
import {
  createResponseHeaders,
  createHttpsHeaders,
  secretPageHeaders,
  type InlineHashes,
} from '../../server/securityHeaders'

/** `content-security-policy` → `Content-Security-Policy`. */
const formatHeaderName = (name: string) =>
  name.replace(/(^|-)([a-z])/g, (start) => start.toUpperCase())

const createBlock = (pattern: string, headers: Readonly<Record<string, string>>) =>
  [
    pattern,
    ...Object.entries(headers).map(([name, value]) => `  ${formatHeaderName(name)}: ${value}`),
  ].join('\n')

/** Neither what the host reads itself nor a page. */
const isAsset = (file: string) => !/^_|\.html$/.test(file)

/**
 * Cache headers, by folder if all its files share them, otherwise by file: hosts merge overlapping
 * patterns instead of overriding them.
 */
function createCachePatterns(files: readonly string[]): Map<string, string> {
  const getFolder = (file: string) => file.slice(0, file.indexOf('/') + 1)
  const withPages = new Set(files.filter((file) => file.endsWith('.html')).map(getFolder))
  const patterns = new Map<string, string>()
  for (const file of files.filter(isAsset)) {
    const folder = getFolder(file)
    const pattern = folder === '' || withPages.has(folder) ? `/${file}` : `/${folder}*`
    patterns.set(pattern, getAssetCacheControl(file))
  }
  return patterns
}

/**
 * Creates `_headers` for static hosts, with the gateway's headers. Pages get no cache header, since
 * such hosts revalidate pages by default.
 *
 * One Content-Security-Policy covers the inline code of all documents, because hosts only match
 * path patterns.
 *
 * @param files the built site's, relative to its folder, without compressed copies
 */
export const createHeadersFile = (
  configuration: Configuration,
  files: readonly string[],
  inline: InlineHashes,
): string =>
  [
    createBlock('/*', {
      ...createResponseHeaders(configuration, inline),
      ...createHttpsHeaders(configuration),
    }),
    // If a host joins the values of several patterns, browsers follow the last policy.
    ...getAllPaths(getStaticRoute('scheduleDemo')).map((path) =>
      createBlock(`${path}/*`, secretPageHeaders),
    ),
    ...[...createCachePatterns(files)].map(([pattern, cache]) =>
      createBlock(pattern, {
        'cache-control': cache,
        // Hosts know XML, but not feeds.
        ...(isFeed(pattern) && { 'content-type': getContentType(pattern) }),
      }),
    ),
    '',
  ].join('\n')
