import { createHash } from 'node:crypto'
import { readFileSync, existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { getInlineHashes, type InlineHashes } from '../securityHeaders'
import { parseRedirects, type Redirects } from './sitePaths'
import type { Encoding } from '../edge/negotiation'
import { getAssetCacheControl, pageCacheControl, getContentType } from './fileHeaders'

/** Lists all files below a folder, relative to it and with `/`; none if the folder does not exist. */
export const listFiles = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
        .map((file) => file.split(path.sep).join('/'))
        .sort()
    : []

/** The bytes of a file in one encoding, with the headers that go with them. */
export interface Representation {
  readonly body: Buffer
  /** A strong entity tag: a hash of the bytes, so that all instances have the same one. */
  readonly etag: string
  readonly headers: Readonly<Record<string, string>>
}

/** A file in every encoding that the build has written. */
export interface SiteFile extends Readonly<Partial<Record<Encoding, Representation>>> {
  readonly name: string
  readonly identity: Representation
}

/** The built site in memory. Files are named relative to its folder. */
export interface BuiltSite extends Redirects {
  readonly files: ReadonlyMap<string, SiteFile>
}

/** Creates the Content-Security-Policy of a document from its inline hashes. */
type CreatePolicy = (inline: InlineHashes) => string

const compressed = { br: '.br', gzip: '.gz' } as const
const isCompressed = (file: string) => /\.(br|gz)$/.test(file)

export const createEntityTag = (bytes: Buffer): string =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`

const getDocumentHeaders = (html: Buffer, createPolicy: CreatePolicy) => ({
  'cache-control': pageCacheControl,
  'content-security-policy': createPolicy(getInlineHashes(html.toString())),
})

/**
 * Reads a built site into memory. Later changes of files are ignored, so that all served files belong
 * to one build.
 */
export function loadSite(folder: string, createPolicy: CreatePolicy): BuiltSite {
  const root = path.resolve(folder)
  const names = new Set(listFiles(root))
  const read = (file: string) => readFileSync(path.join(root, file))

  const loadFile = (file: string): SiteFile => {
    const content = read(file)
    const shared = {
      'content-type': getContentType(file),
      'accept-ranges': 'bytes',
      vary: 'Accept-Encoding',
      ...(file.endsWith('.html')
        ? getDocumentHeaders(content, createPolicy)
        : { 'cache-control': getAssetCacheControl(file) }),
    }
    const represent = (body: Buffer, more = {}): Representation => {
      const etag = createEntityTag(body)
      return { body, etag, headers: { ...shared, etag, ...more } }
    }
    const representCompressed = (encoding: keyof typeof compressed) => {
      const sibling = file + compressed[encoding]
      if (!names.has(sibling)) return {}
      return { [encoding]: represent(read(sibling), { 'content-encoding': encoding }) }
    }
    return {
      name: file,
      identity: represent(content),
      ...representCompressed('br'),
      ...representCompressed('gzip'),
    }
  }

  const redirects = names.has('_redirects') ? read('_redirects').toString() : ''
  return {
    files: new Map(
      [...names].filter((file) => !isCompressed(file)).map((file) => [file, loadFile(file)]),
    ),
    ...parseRedirects(redirects),
  }
}
