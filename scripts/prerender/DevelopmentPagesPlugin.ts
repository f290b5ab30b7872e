import webpack, { type Compiler } from 'webpack'
import { renderDocument } from '@/app/document'
import { getPrerenderEntries } from '@/site/allRoutes'
import { entryName, findLinkedFiles } from './assetManifest'
import { compileEarlyScript } from './compileInlineScripts'

const name = 'DevelopmentPagesPlugin'

/** Writes the pages of the development server: a document each, which the browser's script fills. */
export class DevelopmentPagesPlugin {
  apply(compiler: Compiler): void {
    const earlyScript = compileEarlyScript()
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE
      compilation.hooks.processAssets.tapPromise({ name, stage }, async (assets) => {
        const files = (compilation.entrypoints.get(entryName)?.getFiles() ?? [])
          .filter((file) => !compilation.getAsset(file)?.info.hotModuleReplacement)
          .map((file) => `/${file}`)
        for (const entry of getPrerenderEntries()) {
          const html = await renderDocument({
            ...entry,
            earlyScript,
            scripts: files.filter((href) => href.endsWith('.js')),
            styles: files.filter((href) => href.endsWith('.css')).map((href) => ({ href })),
            ...findLinkedFiles(Object.keys(assets)),
          })
          compilation.emitAsset(entry.file, new webpack.sources.RawSource(html))
        }
      })
    })
  }
}
