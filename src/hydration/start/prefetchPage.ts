import type { i18n as I18n } from 'i18next'
import { requestPageContent } from '@/i18n/pageContent'
import type { Language } from '@/site/language'
import type { AnyPageId } from '@/site/routes'
import { loadCurrentHead } from '@/app/head/PageHead'
import { preloadPage } from '@/app/pageComponents'
import { isPrerendered } from '../prerendered'

const ready = new Set<string>()
const getKey = (language: string, page: AnyPageId) => `${language} ${page}`

/** Whether a page's code and texts in a language are loaded. */
export const isPageReady = (language: string, page: AnyPageId): boolean =>
  ready.has(getKey(language, page))

/** Loads a page's code and texts in a language, so that a navigation shows it at once. */
export async function prefetchPage(i18n: I18n, language: Language, page: AnyPageId): Promise<void> {
  if (isPageReady(language, page)) return
  const addContent = async () => {
    if (!isPrerendered()) return false
    const content = Object.entries(await requestPageContent(language, page))
    for (const [name, section] of content) i18n.addResourceBundle(language, name, section)
    return content.length > 0
  }
  // Loaded first, because the page's texts do not contain the dictionary section of the heads.
  const loadHead = () => i18n.language === language && i18n.loadNamespaces(['head'])
  try {
    const [, complete] = await Promise.all([
      loadHead(),
      addContent(),
      preloadPage(page),
      loadCurrentHead(),
    ])
    if (complete) ready.add(getKey(language, page))
  } catch {
    // The navigation loads the page again, and shows an error if that fails.
  }
}
