import type { ContentSection, Namespace } from '../content/sections'
import type { CompiledContent } from '../content/types'
import { isArticleId } from '../site/article'
import type { Language } from '../site/language'
import { createLoadError } from '../site/loading'
import { getContentPath, loadDocument } from './loadDocument'

/** Whether a section is compiled at build time: it is a JSON document then, not a chunk. */
const isCompiledSection = (name: string): name is keyof CompiledContent =>
  /^(articles|listings|search)\//.test(name)

/** Returns undefined for an article that does not exist; all other sections exist. */
async function readSection(language: Language, name: string): Promise<unknown> {
  // The development server uses modules, for hot reload; the built site has documents only.
  if (process.env.NODE_ENV !== 'production') {
    if (!isCompiledSection(name))
      return ((await import(`../content/${language}/${name}.ts`)) as { default: unknown }).default
  }
  const path = getContentPath(language, name)
  const section = await loadDocument(path)
  if (!section && !isArticleId(name)) throw createLoadError(`There is no document '${path}'`)
  return section ?? { missing: true }
}

/** Loads a section of the content without i18next. */
export const loadSection = <Name extends Namespace>(
  language: Language,
  name: Name,
): Promise<ContentSection<Name>> => readSection(language, name) as Promise<ContentSection<Name>>
