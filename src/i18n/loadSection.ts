import type { Namespace, Section } from '../content/es'
import { isArticleId } from '../site/article'
import { contentPathOf } from '../site/contentPath'
import type { Language } from '../site/language'
import { isArticleSection } from './isArticleSection'
import { loadDocument } from './loadDocument'

async function importSection(language: Language, name: string): Promise<unknown> {
  const module = (await import(`../content/${language}/${name}.ts`)) as { default: unknown }
  return module.default
}

/** An article that does not exist is one that is missing; a list always exists. */
async function loadArticleSection(language: Language, name: string): Promise<unknown> {
  const path = contentPathOf(language, name)
  const section = await loadDocument(path)
  if (!section && !isArticleId(name)) throw new Error(`There is no document '${path}'`)
  return section ?? { missing: true }
}

/** A section of the content in a language, outside of the translator. */
export const loadSection = <Name extends Namespace>(
  language: Language,
  name: Name,
): Promise<Section<Name>> =>
  (isArticleSection(name)
    ? loadArticleSection(language, name)
    : importSection(language, name)) as Promise<Section<Name>>
