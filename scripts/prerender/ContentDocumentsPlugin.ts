import path from 'node:path'
import { tsImport } from 'tsx/esm/api'
import webpack, { type Compiler } from 'webpack'
import type * as ArticleDocuments from '@/articles/articleDocuments'
import { readDictionary } from '@/searchIndex/readDictionary'
import { getContentPath } from '@/i18n/loadDocument'
import { languages, type Language } from '@/site/language'

const name = 'ContentDocumentsPlugin'

const source = path.join(import.meta.dirname, '../../src')

/** Reads the dictionary's sections of a language, by path. */
const readSections = async (language: Language) =>
  Object.entries(await readDictionary(language)).map(
    ([name, section]) => [getContentPath(language, name), section] as const,
  )

/**
 * Writes the content as JSON documents, which the browser fetches by path. They are no modules,
 * because chunk names are part of webpack's runtime and its hash is in every page, so one more
 * article would change every page. The development server uses modules instead, for hot reload.
 */
export class ContentDocumentsPlugin {
  apply(compiler: Compiler): void {
    const isProduction = compiler.options.mode === 'production'
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // The development server writes them again when they change, or what makes them.
      for (const folder of ['articles', 'content', 'searchIndex'])
        compilation.contextDependencies.add(path.join(source, folder))
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL
      compilation.hooks.processAssets.tapPromise({ name, stage }, async () => {
        const sections = isProduction ? await Promise.all(languages.map(readSections)) : []
        // Imported anew each time, because Node keeps the modules that it has imported.
        const { createArticleDocuments } = (await tsImport(
          '../../src/articles/articleDocuments.ts',
          import.meta.url,
        )) as typeof ArticleDocuments
        for (const [file, document] of [...(await createArticleDocuments()), ...sections.flat()])
          compilation.emitAsset(
            file.slice(1),
            new webpack.sources.RawSource(JSON.stringify(document)),
          )
      })
    })
  }
}
