import { createHash, type Hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Files that the build takes over as they are, and that pages name by their address. */
export interface HashedFolder {
  /** Where the source names them, for example `/video/`. */
  readonly urlPath: string
  /** Where they lie. */
  readonly folder: string
  /** Whether each file has a hash of its own; else one hash of them all stands in the folder's name. */
  readonly hashEachFile?: boolean
}

/** Addresses as the source writes them, and as the build serves them: `/assets/…`, with a hash. */
export type HashedPaths = ReadonlyMap<string, string>

const lengthOfHash = 10

const shortHash = (hash: Hash) => hash.digest('hex').slice(0, lengthOfHash)

function hashFiles(files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of files) hash.update(path.basename(file)).update(readFileSync(file))
  return shortHash(hash)
}

/** `/content/page.json` → `/assets/content/page.0a1b2c3d4e.json` */
const withHash = (urlPath: string, hash: string) => {
  const { dir, name, ext } = path.posix.parse(urlPath)
  return `/assets${path.posix.join(dir, name)}.${hash}${ext}`
}

/** Where a text that stands at an address is served for good. */
export const getHashedPath = (urlPath: string, text: string): string =>
  withHash(urlPath, shortHash(createHash('sha256').update(text)))

const listFiles = (folder: string): string[] =>
  readdirSync(folder)
    .sort()
    .map((name) => path.join(folder, name))

function hashFolder({ urlPath, folder, hashEachFile }: HashedFolder): [string, string][] {
  const files = listFiles(folder)
  if (!hashEachFile) return [[urlPath, `/assets${urlPath.slice(0, -1)}.${hashFiles(files)}/`]]
  return files.map((file) => {
    const own = `${urlPath}${path.basename(file)}`
    return [own, withHash(own, hashFiles([file]))]
  })
}

/**
 * What changes has another address, so that browsers may keep every file for good. A folder whose
 * files are named while the site runs, by country or assistant, changes as a whole.
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

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Writes the addresses with their hashes into a text where a string begins with them. */
export function createPathRewriter(paths: HashedPaths): (text: string) => string {
  if (paths.size === 0) return (text) => text
  const written = [...paths.keys()].map(escaped).join('|')
  const beginnings = new RegExp(`(?<=["'\`])(?:${written})`, 'g')
  return (text) => text.replace(beginnings, (urlPath) => paths.get(urlPath) ?? urlPath)
}
