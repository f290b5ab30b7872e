import webpack, { type Compiler } from 'webpack'
import { createPathRewriter, type HashedPaths } from './hashedPaths'

const name = 'HashedPathsPlugin'

/**
 * Replaces paths by their hashed paths in scripts and JSON, before those are hashed themselves.
 * Stylesheets reference none of these files.
 */
export class HashedPathsPlugin {
  constructor(private readonly paths: HashedPaths) {}

  apply(compiler: Compiler): void {
    const rewrite = createPathRewriter(this.paths)
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_PRE_PROCESS
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        for (const [file, source] of Object.entries(assets)) {
          if (!/\.(c?js|json)$/.test(file)) continue
          const text = source.source().toString()
          const rewritten = rewrite(text)
          if (rewritten !== text) {
            compilation.updateAsset(file, new webpack.sources.RawSource(rewritten))
          }
        }
      })
    })
  }
}
