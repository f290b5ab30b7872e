import { loadSection } from '../i18n/loadSection'
import type { PageContent } from '../i18n/pageContent'
import { defaultLanguage } from '../site/language'
import { isArticlePath } from '../site/siteMap'

/**
 * Makes the article known that an address may be about. The content of a document has done that.
 * Where there is none, as on the development server, the article is looked for among all.
 */
export async function knowArticles(path: string, content: PageContent): Promise<void> {
  const isToldOf = Object.keys(content).length > 0
  if (!isToldOf && isArticlePath(path)) await loadSection(defaultLanguage, 'listings/all')
}
