import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Where the builds leave what the prerenderer reads, relative to the project's root. */
export const prerenderFolder = '.cache/prerender'

/** Where the browser's build says what it has made, relative to the project's root. */
export const manifestFile = `${prerenderFolder}/assets.json`

/** Chunks that are loaded together: those of an entry, or those behind one `import()`. */
export interface ChunkGroup {
  /** The entry's name, or the one that the `import()` gives. */
  readonly name?: string | undefined
  /** What `import()` was given, for example `../pages/home/HomePage`. */
  readonly requests: readonly string[]
  /** Addresses, in the order in which a page needs them. */
  readonly files: readonly string[]
  /** The groups that this one's modules may ask for, by their place in the list. */
  readonly children: readonly number[]
}

/** What the browser's build has made. */
export interface AssetManifest {
  readonly groups: readonly ChunkGroup[]
  /** The addresses of all fonts. */
  readonly fonts: readonly string[]
}

/** @throws {Error} where there has been no build */
export const readManifest = (root: string): AssetManifest =>
  JSON.parse(readFileSync(path.join(root, manifestFile), 'utf8')) as AssetManifest

/** The files of a group by its name; none where there is no such group. */
export const getFiles = (groups: readonly ChunkGroup[], name: string): readonly string[] =>
  groups.find((group) => group.name === name)?.files ?? []

/** Every stylesheet of the build, the entry's first. */
export const getStylesheets = (groups: readonly ChunkGroup[]): string[] => [
  ...new Set(groups.flatMap(({ files }) => files).filter((file) => file.endsWith('.css'))),
]

/** The group that every page's document asks for. */
export const entryName = 'browser'

/** What a group and those that follow it consist of, as far as they are wanted. */
export function findReachable(
  groups: readonly ChunkGroup[],
  from: ChunkGroup,
  isWanted: (group: ChunkGroup) => boolean,
): ChunkGroup[] {
  const seen = new Set([from])
  for (const { children } of seen) {
    for (const index of children) {
      const child = groups[index]
      if (child && isWanted(child)) seen.add(child)
    }
  }
  return [...seen]
}

const belongsToStart = ({ name }: ChunkGroup) => name?.startsWith('start') ?? false

/**
 * What every page starts with: the entry, and the groups that it asks for by names that begin with
 * `start`.
 *
 * @throws {Error} where the build has no such entry
 */
export function getStartGroups(groups: readonly ChunkGroup[]): ChunkGroup[] {
  const entry = groups.find(({ name }) => name === entryName)
  if (!entry) throw new Error(`The build has no entry '${entryName}'`)
  return findReachable(groups, entry, belongsToStart)
}
