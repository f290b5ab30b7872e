import type { Namespace, Section } from '../content/es'
import type { ArticleContent } from '../content/types'
import type { Language } from '../site/language'
import { registerArticles } from '../site/siteMap'
import { loadArticles } from './importArticles'
import { isArticleSection } from './isArticleSection'

async function importSection(language: Language, name: string): Promise<unknown> {
  const module = (await import(
    /* webpackExclude: /content[\\/]\w+[\\/]articles[\\/]/ */
    `../content/${language}/${name}.ts`
  )) as { default: unknown }
  return module.default
}

async function loadArticleSection(language: Language, name: keyof ArticleContent) {
  const section = await loadArticles(language, name)
  registerArticles(section.articles)
  return section
}

/**
 * A section of the content in a language, outside of the translator. The articles that it leads to
 * are known from then on.
 */
export const loadSection = <Name extends Namespace>(
  language: Language,
  name: Name,
): Promise<Section<Name>> =>
  (isArticleSection(name)
    ? loadArticleSection(language, name)
    : importSection(language, name)) as Promise<Section<Name>>
