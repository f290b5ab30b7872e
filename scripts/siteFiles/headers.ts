import { getAssetCacheControl } from '../../server/cacheRules'
import type { Configuration } from '../../server/configuration'
import type { InlineHashes } from '../../server/inlineHashes'
import { createResponseHeaders, createHttpsHeaders } from '../../server/securityHeaders'

/** `content-security-policy` → `Content-Security-Policy`. */
const headerName = (name: string) => name.replace(/(^|-)([a-z])/g, (start) => start.toUpperCase())

const block = (pattern: string, headers: Readonly<Record<string, string>>) =>
  [
    pattern,
    ...Object.entries(headers).map(([name, value]) => `  ${headerName(name)}: ${value}`),
  ].join('\n')

/** Files that a host reads itself, pages, and siblings that stand for the file beside them. */
const isAsset = (file: string) => !/^_|\.(html|br|gz)$/.test(file)

/**
 * The cache of the files, by folder where the whole folder is of one kind, by file elsewhere: two
 * patterns that match the same file would add up, not override each other.
 */
function cachePatterns(files: readonly string[]): Map<string, string> {
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
 * `_headers` for static hosts: what the gateway would send. Pages get no cache of their own, since
 * such hosts ask for a page again each time unless they are told otherwise.
 *
 * One policy lets through what any document carries inline: a host knows patterns of addresses only.
 *
 * @param files the built site's, relative to its folder
 */
export const createHeadersFile = (
  configuration: Configuration,
  files: readonly string[],
  inline: InlineHashes,
): string =>
  [
    block('/*', {
      ...createResponseHeaders(configuration, inline),
      ...createHttpsHeaders(configuration),
    }),
    ...[...cachePatterns(files)].map(([pattern, cache]) =>
      block(pattern, { 'cache-control': cache }),
    ),
    '',
  ].join('\n')
