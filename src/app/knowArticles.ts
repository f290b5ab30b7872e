import { knowArticlesOf } from '../i18n/knowArticlesOf'
import { loadSection } from '../i18n/loadSection'
import { defaultLanguage } from '../site/language'
import { isArticlePath } from '../site/siteMap'
import type { Prerendered } from './prerendered'

/**
 * Makes the articles known that the document at hand is about or leads to, before its address is
 * read. Where it tells nothing, as on the development server, an article is looked for among all.
 */
export async function knowArticles(
  path: string,
  prerendered: Prerendered | undefined,
): Promise<void> {
  if (prerendered) knowArticlesOf(prerendered.content)
  else if (isArticlePath(path)) await loadSection(defaultLanguage, 'listings/all')
}
