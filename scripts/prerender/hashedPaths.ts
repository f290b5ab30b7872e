import { createHash, type Hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Compiler } from 'webpack'

/** A folder whose files the build copies, and that pages reference by path. */
export interface HashedFolder {
  /** Path in the source, for example `/video/`. */
  readonly urlPath: string
  /** Folder on disk. */
  readonly folder: string
  /** Whether each file gets its own hash; otherwise the folder's name gets one hash for all. */
  readonly hashEachFile?: boolean
}

/** Hashed paths (`/assets/…`) by the paths in the source. */
export type HashedPaths = ReadonlyMap<string, string>

const lengthOfHash = 6

const createShortHash = (hash: Hash) => hash.digest('hex').slice(0, lengthOfHash)

function hashFiles(files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of files) hash.update(path.basename(file)).update(readFileSync(file))
  return createShortHash(hash)
}

/** `/content/page.json` → `/assets/content/page.0a1b2c.json` */
const addHash = (urlPath: string, hash: string) => {
  const { dir, name, ext } = path.posix.parse(urlPath)
  return `/assets${path.posix.join(dir, name)}.${hash}${ext}`
}

/** Returns the hashed path for a text. */
export const getHashedPath = (urlPath: string, text: string): string =>
  addHash(urlPath, createShortHash(createHash('sha256').update(text)))

function hashFolder({ urlPath, folder, hashEachFile }: HashedFolder): [string, string][] {
  const files = readdirSync(folder)
    .sort()
    .map((name) => path.join(folder, name))
  if (!hashEachFile) return [[urlPath, `/assets${urlPath.slice(0, -1)}.${hashFiles(files)}/`]]
  return files.map((file) => {
    const own = `${urlPath}${path.basename(file)}`
    return [own, addHash(own, hashFiles([file]))]
  })
}

/**
 * Maps paths to hashed paths, so that browsers may cache the files forever. A folder whose file
 * names are built at run time, by country or assistant, gets one hash as a whole.
 */
export const createHashedPaths = (folders: readonly HashedFolder[]): HashedPaths =>
  new Map(folders.flatMap(hashFolder))

/** @param file relative to the site, for example `video/inbox-es.mp4` */
export function getHashedFile(paths: HashedPaths, file: string): string {
  const urlPath = `/${file}`
  for (const [written, served] of paths) {
    if (urlPath.startsWith(written)) return urlPath.replace(written, served).slice(1)
  }
  return file
}

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Returns a function that replaces paths by hashed paths at the beginning of strings in a text. */
export function createPathRewriter(paths: HashedPaths): (text: string) => string {
  if (paths.size === 0) return (text) => text
  const written = [...paths.keys()].map(escapePattern).join('|')
  const beginnings = new RegExp(`(?<=["'\`])(?:${written})`, 'g')
  return (text) => text.replace(beginnings, (urlPath) => paths.get(urlPath) ?? urlPath)
}

const plugin = 'HashedPathsPlugin'

/**
 * Replaces paths by their hashed paths in scripts and JSON, before those are hashed themselves.
 * Stylesheets reference none of these files.
 */
export class HashedPathsPlugin {
  constructor(private readonly paths: HashedPaths) {}

  apply(compiler: Compiler): void {
    const rewrite = createPathRewriter(this.paths)
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap(plugin, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_PRE_PROCESS
      compilation.hooks.processAssets.tap({ name: plugin, stage }, (assets) => {
        for (const [file, source] of Object.entries(assets)) {
          if (!/\.(c?js|json)$/.test(file)) continue
          const text = source.source().toString()
          const rewritten = rewrite(text)
          if (rewritten !== text) {
            compilation.updateAsset(file, new sources.RawSource(rewritten))
          }
        }
      })
    })
  }
}

export type Mode = 'production' | 'development'

const require = createRequire(import.meta.url)
const publicFolder = path.join(import.meta.dirname, '../../public')

/** The folder of the flags in the package `country-flag-icons`. */
export const flags = path.join(
  path.dirname(require.resolve('country-flag-icons/package.json')),
  '3x2',
)

/**
 * Folders whose files get a hash in their URL. Each picture of an article gets its own hash, so that a
 * new article changes no other picture's URL; the other folders have one hash for all their files.
 */
const publicAssetFolders = [
  { urlPath: '/flags/', folder: flags },
  {
    urlPath: '/pictures/articles/',
    folder: path.join(publicFolder, 'pictures/articles'),
    hashEachFile: true,
  },
  ...['/pictures/assistants/', '/pictures/chat/', '/pictures/industries/', '/video/'].map(
    (urlPath) => ({ urlPath, folder: path.join(publicFolder, urlPath) }),
  ),
]

/** Returns the URL paths with hashes. The development server uses none. */
export const getHashedPaths = (mode: Mode) =>
  createHashedPaths(mode === 'production' ? publicAssetFolders : [])
