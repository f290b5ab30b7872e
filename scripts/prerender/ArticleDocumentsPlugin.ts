import { readdirSync } from 'node:fs'
import path from 'node:path'
import webpack, { type Compiler } from 'webpack'
import { createArticleDocuments } from '../../src/articles/articleDocuments'
import { articlesFolder, readArticles } from '../../src/articles/articleList'

const name = 'ArticleDocumentsPlugin'

/**
 * Writes the articles into the build as documents of data, which the script fetches by path. They are
 * no modules: a chunk's name stands in the bundler's runtime, whose own name stands in every page, so
 * that one more article would change them all.
 */
export class ArticleDocumentsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // The development server writes them anew when one changes.
      compilation.contextDependencies.add(articlesFolder)
      for (const folder of readdirSync(articlesFolder))
        compilation.contextDependencies.add(path.join(articlesFolder, folder))
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        for (const [file, document] of createArticleDocuments(readArticles()))
          compilation.emitAsset(
            file.slice(1),
            new webpack.sources.RawSource(JSON.stringify(document)),
          )
      })
    })
  }
}
