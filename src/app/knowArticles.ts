import type { ArticleContent } from '../content/types'
import { isArticleSection, loadSection } from '../i18n/loadSection'
import { defaultLanguage } from '../site/language'
import { registerArticles } from '../site/siteMap'
import type { Prerendered } from './prerendered'

/**
 * Makes the articles known that the document at hand is about or leads to, before its address is
 * read. A document of the development server tells none, so that all are loaded.
 */
export async function knowArticles(prerendered: Prerendered | undefined): Promise<void> {
  if (!prerendered) {
    await loadSection(defaultLanguage, 'listings/all')
    return
  }
  for (const [name, section] of Object.entries(prerendered.content)) {
    if (isArticleSection(name))
      registerArticles((section as ArticleContent[keyof ArticleContent]).articles)
  }
}
