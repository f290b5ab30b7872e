import { createHash, type Hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Files that the build takes over as they are, and that pages name by their address. */
export interface FolderOfFiles {
  /** Where the source names them, for example `/video/`. */
  readonly address: string
  /** Where they lie. */
  readonly path: string
  /** Whether each file has a hash of its own; else one hash of them all stands in the folder's name. */
  readonly each?: boolean
}

/** Addresses as the source writes them, and as the build serves them: `/assets/…`, with a hash. */
export type HashedAddresses = ReadonlyMap<string, string>

const lengthOfHash = 10

const shortHash = (hash: Hash) => hash.digest('hex').slice(0, lengthOfHash)

function hashFiles(files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of files) hash.update(path.basename(file)).update(readFileSync(file))
  return shortHash(hash)
}

/** `/content/page.json` → `/assets/content/page.0a1b2c3d4e.json` */
const withHash = (address: string, hash: string) => {
  const { dir, name, ext } = path.posix.parse(address)
  return `/assets${path.posix.join(dir, name)}.${hash}${ext}`
}

/** Where a text that stands at an address is served for good. */
export const hashedAddress = (address: string, text: string): string =>
  withHash(address, shortHash(createHash('sha256').update(text)))

const listFiles = (folder: string): string[] =>
  readdirSync(folder)
    .sort()
    .map((name) => path.join(folder, name))

function hashFolder({ address, path: folder, each }: FolderOfFiles): [string, string][] {
  const files = listFiles(folder)
  if (!each) return [[address, `/assets${address.slice(0, -1)}.${hashFiles(files)}/`]]
  return files.map((file) => {
    const own = `${address}${path.basename(file)}`
    return [own, withHash(own, hashFiles([file]))]
  })
}

/**
 * What changes has another address, so that browsers may keep every file for good. A folder whose
 * files are named while the site runs, by country or assistant, changes as a whole.
 */
export const hashedAddresses = (folders: readonly FolderOfFiles[]): HashedAddresses =>
  new Map(folders.flatMap(hashFolder))

/** @param file relative to the site, for example `video/inbox-es.mp4` */
export function hashedFile(addresses: HashedAddresses, file: string): string {
  const address = `/${file}`
  for (const [written, served] of addresses) {
    if (address.startsWith(written)) return address.replace(written, served).slice(1)
  }
  return file
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Writes the addresses with their hashes into a text where a string begins with them. */
export function withHashedAddresses(addresses: HashedAddresses): (text: string) => string {
  if (addresses.size === 0) return (text) => text
  const written = [...addresses.keys()].map(escaped).join('|')
  const beginnings = new RegExp(`(?<=["'\`])(?:${written})`, 'g')
  return (text) => text.replace(beginnings, (address) => addresses.get(address) ?? address)
}
