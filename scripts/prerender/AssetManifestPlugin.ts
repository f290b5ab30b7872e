import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Compilation, Compiler } from 'webpack'
import { findLinkedFiles, type AssetManifest, type ChunkGroup } from './assetManifest'

const getAssetPath = (asset: string) => `/${asset}`

const removeDuplicates = (values: readonly string[]) => [...new Set(values)]

function getGroups({ chunkGroups }: Compilation): ChunkGroup[] {
  const indices = new Map(chunkGroups.map((group, index) => [group, index]))
  return chunkGroups.map((group) => ({
    name: group.name ?? undefined,
    requests: removeDuplicates(group.origins.map(({ request }) => request).filter(Boolean)),
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
