import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Compiler } from 'webpack'
import type { AssetManifest } from './assetManifest'

const addressOf = (asset: string) => `/${asset}`

/** Writes an `AssetManifest` of a build into a file. */
export class AssetManifestPlugin {
  constructor(private readonly file: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('AssetManifestPlugin', ({ compilation }) => {
      const filesOf = (name: string) =>
        (compilation.namedChunkGroups.get(name)?.getFiles() ?? []).map(addressOf)
      // The entry stands last: it takes its parts in turn, once they are there.
      const names = [...compilation.namedChunkGroups.keys()]
      const entry = [...new Set(['start', 'browser'].flatMap(filesOf))]
      const all = [...compilation.chunks].flatMap((chunk) => [...chunk.files].map(addressOf))
      const manifest: AssetManifest = {
        entry,
        chunks: Object.fromEntries(names.map((name) => [name, filesOf(name)])),
        styles: [...new Set([...entry, ...all])].filter((file) => file.endsWith('.css')),
        fonts: Object.keys(compilation.assets)
          .filter((asset) => asset.endsWith('.woff2'))
          .map(addressOf),
      }
      mkdirSync(path.dirname(this.file), { recursive: true })
      writeFileSync(this.file, JSON.stringify(manifest, null, 2))
    })
  }
}
