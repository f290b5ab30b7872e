import path from 'node:path'
import { tsImport } from 'tsx/esm/api'
import webpack, { type Compiler } from 'webpack'
import type * as ArticleDocuments from '@/articles/articleDocuments'
import { getContentPath } from '@/i18n/loadDocument'
import { readWrittenContent } from '@/searchIndex/readWrittenContent'
import { languages, type Language } from '@/site/language'

const name = 'ContentDocumentsPlugin'

/** What the documents are made of, and what makes them. */
const folders = ['articles', 'content', 'i18n', 'searchIndex', 'site'].map((folder) =>
  path.join(import.meta.dirname, '../../src', folder),
)

/** Reads the dictionary's sections of a language, by path. */
const readSections = async (language: Language) =>
  Object.entries(await readWrittenContent(language)).map(
    ([name, section]) => [getContentPath(language, name), section] as const,
  )

/** Creates the documents with modules that are imported anew: Node keeps those that it has imported. */
async function importDocuments() {
  const { createArticleDocuments } = (await tsImport(
    '../../src/articles/articleDocuments.ts',
    import.meta.url,
  )) as typeof ArticleDocuments
  return createArticleDocuments()
}

/**
 * Writes the content as JSON documents, which the browser fetches by path. They are no modules,
 * because chunk names are part of webpack's runtime and its hash is in every page, so one more
 * article would change every page. The development server uses modules instead, for hot reload.
 */
export class ContentDocumentsPlugin {
  apply(compiler: Compiler): void {
    const isProduction = compiler.options.mode === 'production'
    let documents: ReturnType<typeof importDocuments> | undefined
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.contextDependencies.addAll(folders)
      const changed = [...(compiler.modifiedFiles ?? []), ...(compiler.removedFiles ?? [])]
      if (changed.some((file) => folders.some((folder) => file.startsWith(folder))))
        documents = undefined
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL
      compilation.hooks.processAssets.tapPromise({ name, stage }, async () => {
        const sections = isProduction ? await Promise.all(languages.map(readSections)) : []
        documents ??= importDocuments().catch((error: unknown) => {
          documents = undefined
          throw error
        })
        for (const [file, document] of [...(await documents), ...sections.flat()])
          compilation.emitAsset(
            file.slice(1),
            new webpack.sources.RawSource(JSON.stringify(document)),
          )
      })
    })
  }
}
