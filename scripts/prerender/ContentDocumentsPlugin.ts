import { readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import webpack, { type Compiler } from 'webpack'
import { createArticleDocuments } from '@/articles/articleDocuments'
import { articlesFolder, readArticles } from '@/articles/articleList'
import { getContentPath } from '@/i18n/loadDocument'
import { languages, type Language } from '@/site/language'

const name = 'ContentDocumentsPlugin'

const contentFolder = path.join(import.meta.dirname, '../../src/content')

/** Reads the dictionary's sections of a language, by path. */
async function readSections(language: Language): Promise<[path: string, section: object][]> {
  const folder = path.join(contentFolder, language)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && file !== 'index.ts',
  )
  return Promise.all(
    files.map(async (file) => {
      const { href } = pathToFileURL(path.join(folder, file))
      const { default: section } = (await import(href)) as { default: object }
      const sectionName = file.slice(0, -'.ts'.length).replaceAll(path.sep, '/')
      return [getContentPath(language, sectionName), section] as [string, object]
    }),
  )
}

/**
 * Writes the content as JSON documents, which the browser fetches by path. They are no modules,
 * because chunk names are part of webpack's runtime and its hash is in every page, so one more
 * article would change every page. The development server uses modules instead, for hot reload.
 */
export class ContentDocumentsPlugin {
  apply(compiler: Compiler): void {
    const isProduction = compiler.options.mode === 'production'
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // The development server writes them again when one changes.
      compilation.contextDependencies.add(articlesFolder)
      for (const folder of readdirSync(articlesFolder))
        compilation.contextDependencies.add(path.join(articlesFolder, folder))
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL
      compilation.hooks.processAssets.tapPromise({ name, stage }, async () => {
        const sections = isProduction ? await Promise.all(languages.map(readSections)) : []
        for (const [file, document] of [
          ...createArticleDocuments(readArticles()),
          ...sections.flat(),
        ])
          compilation.emitAsset(
            file.slice(1),
            new webpack.sources.RawSource(JSON.stringify(document)),
          )
      })
    })
  }
}
