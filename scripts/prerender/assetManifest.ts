import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Compilation, Compiler } from 'webpack'

/** Folder for the prerenderer's input, relative to the project's root. */
export const prerenderFolder = '.cache/prerender'

/** File in which the browser's build lists its output, relative to the project's root. */
export const manifestFile = `${prerenderFolder}/assets.json`

/** Chunks that load together: those of an entry or of one `import()`. */
export interface ChunkGroup {
  /** Name of the entry or of the `import()`. */
  readonly name?: string | undefined
  /** Paths in loading order. */
  readonly files: readonly string[]
  /** Indices of the groups that this group's modules can import. */
  readonly children: readonly number[]
}

/** The output of the browser's build. */
export interface AssetManifest {
  readonly groups: readonly ChunkGroup[]
  /** Paths of all fonts. */
  readonly fonts: readonly string[]
  /** Path of the sheet for print. */
  readonly printSheet: string
}

/** Finds the fonts and the sheet for print in the names of a build's files. */
export function findLinkedFiles(names: readonly string[]) {
  const paths = names.map((name) => `/${name}`)
  return {
    fonts: paths.filter((file) => file.endsWith('.woff2')),
    printSheet: paths.find((file) => /\/print\b.*\.css$/.test(file)) ?? '',
  }
}

/** @throws {Error} if nothing has been built yet */
export const readManifest = (root: string): AssetManifest =>
  JSON.parse(readFileSync(path.join(root, manifestFile), 'utf8')) as AssetManifest

/**
 * Returns the files of a named group.
 *
 * @throws {Error} if the build has none of this name
 */
export function getFiles(groups: readonly ChunkGroup[], name: string): readonly string[] {
  const group = groups.find((each) => each.name === name)
  if (!group) throw new Error(`The build has no chunk '${name}'`)
  return group.files
}

/** Returns every stylesheet of the build, the entry's first. */
export const getStylesheets = (groups: readonly ChunkGroup[]): string[] => [
  ...new Set(groups.flatMap(({ files }) => files).filter((file) => file.endsWith('.css'))),
]

/** Name of the group that every page loads. */
const entryName = 'browser'

/** Returns a group and all groups that follow it, as far as `isWanted` allows. */
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

/** Whether a chunk belongs to every page's start: the entry, or one whose name begins with `start`. */
export const isStart = ({ name }: { readonly name?: string | null | undefined }): boolean =>
  name === entryName || (name?.startsWith('start') ?? false)

/**
 * The chunk groups of every page's start.
 *
 * @throws {Error} if the build has no such entry
 */
export function getStartGroups(groups: readonly ChunkGroup[]): ChunkGroup[] {
  const entry = groups.find(({ name }) => name === entryName)
  if (!entry) throw new Error(`The build has no entry '${entryName}'`)
  return findReachable(groups, entry, isStart)
}

const getAssetPath = (asset: string) => `/${asset}`

function getGroups({ chunkGroups }: Compilation): ChunkGroup[] {
  const indices = new Map(chunkGroups.map((group, index) => [group, index]))
  return chunkGroups.map((group) => ({
    name: group.name ?? undefined,
    files: group.getFiles().map(getAssetPath),
    children: group.getChildren().flatMap((child) => indices.get(child) ?? []),
  }))
}

/** Writes the build's `AssetManifest` into a file, for the prerenderer and the budgets. */
export class AssetManifestPlugin {
  constructor(private readonly file: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('AssetManifestPlugin', ({ compilation }) => {
      const manifest: AssetManifest = {
        groups: getGroups(compilation),
        ...findLinkedFiles(Object.keys(compilation.assets)),
      }
      mkdirSync(path.dirname(this.file), { recursive: true })
      writeFileSync(this.file, JSON.stringify(manifest, null, 2))
    })
  }
}
