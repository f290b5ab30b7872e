import type { ArticleContent } from '../content/types'
import { registerArticles } from '../site/siteMap'
import { isArticleSection } from './isArticleSection'

/** Makes the articles known that sections of the content, given by name, are about or lead to. */
export function knowArticlesOf(content: Readonly<Record<string, object>>): void {
  for (const [name, section] of Object.entries(content)) {
    if (isArticleSection(name))
      registerArticles((section as ArticleContent[keyof ArticleContent]).articles)
  }
}
