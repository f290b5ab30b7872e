import type { Namespace, Section } from '../content/es'
import { isArticleId } from '../site/article'
import { getContentPath } from '../site/contentPath'
import type { Language } from '../site/language'
import { isArticleSection } from './isArticleSection'
import { loadDocument } from './loadDocument'

/** An article that does not exist is one that is missing; every other section exists. */
async function readSection(language: Language, name: string): Promise<unknown> {
  // Modules, which the development server can replace. The built site has documents alone.
  if (process.env.NODE_ENV !== 'production') {
    if (!isArticleSection(name))
      return ((await import(`../content/${language}/${name}.ts`)) as { default: unknown }).default
  }
  const path = getContentPath(language, name)
  const section = await loadDocument(path)
  if (!section && !isArticleId(name)) throw new Error(`There is no document '${path}'`)
  return section ?? { missing: true }
}

/** A section of the content in a language, outside of the translator. */
export const loadSection = <Name extends Namespace>(
  language: Language,
  name: Name,
): Promise<Section<Name>> => readSection(language, name) as Promise<Section<Name>>
