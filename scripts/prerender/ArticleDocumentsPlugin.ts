import webpack, { type Compiler } from 'webpack'
import { articleSections, loadArticles } from '../../src/i18n/importArticles'
import { contentPathOf } from '../../src/site/contentPath'
import { languages } from '../../src/site/language'

const name = 'ArticleDocumentsPlugin'

/**
 * Keeps the blog out of the graph of chunks: the browser's script asks for articles as documents of
 * data, which this writes into the build. A chunk's name stands in the bundler's runtime, whose own
 * name stands in every page, so that one more article would change them all.
 */
export class ArticleDocumentsPlugin {
  apply(compiler: Compiler): void {
    new webpack.NormalModuleReplacementPlugin(/^\.\/importArticles$/, './fetchArticles').apply(
      compiler,
    )
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL
      compilation.hooks.processAssets.tapPromise({ name, stage }, async () => {
        for (const language of languages) {
          for (const section of articleSections) {
            const text = JSON.stringify(await loadArticles(language, section))
            const file = contentPathOf(language, section).slice(1)
            compilation.emitAsset(file, new webpack.sources.RawSource(text))
          }
        }
      })
    })
  }
}
