import type { i18n as I18n } from 'i18next'
import { requestPageContent } from '../i18n/pageContent'
import type { Language } from '../site/language'
import type { AnyPageId } from '../site/siteMap'
import { headSections } from './head/pageHead'
import { preloadPage } from './pageComponents'

/**
 * Brings along all that a page is made of in a language, so that it is shown at once when the visitor
 * goes there. What fails is asked for again by the page itself, which then has something to say.
 */
export async function prefetchPage(i18n: I18n, language: Language, page: AnyPageId): Promise<void> {
  const addContent = async () => {
    for (const [name, section] of Object.entries(await requestPageContent(language, page))) {
      i18n.addResourceBundle(language, name, section)
    }
  }
  const loadHead = () =>
    language === i18n.language ? i18n.loadNamespaces(headSections(page)) : undefined
  await Promise.allSettled([preloadPage(page), addContent(), loadHead()])
}
