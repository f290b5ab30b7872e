import type { i18n as I18n } from 'i18next'
import { useContext, useEffect } from 'react'
import { I18nContext } from 'react-i18next'
import { readPrerendered } from '../hydration/prerendered'
import { requestPageContent } from '../i18n/loadDocument'
import type { Language } from '../site/language'
import { getPageFromPath, resolvePath } from '../site/resolvePath'
import type { AnyPageId } from '../site/routes'
import { CurrentHead } from './head/PageHead'
import { preloadPage } from './pageComponents'

const ready = new Set<string>()
const getKey = (language: string, page: AnyPageId) => `${language} ${page}`

/** Whether a page's code and texts in a language are loaded. */
export const isPageReady = (language: string, page: AnyPageId): boolean =>
  ready.has(getKey(language, page))

/** Loads a page's code and texts in a language, so that a navigation shows it at once. */
export async function prefetchPage(i18n: I18n, language: Language, page: AnyPageId): Promise<void> {
  if (isPageReady(language, page)) return
  const addContent = async () => {
    if (!readPrerendered()) return false
    const content = Object.entries(await requestPageContent(language, page))
    for (const [name, section] of content) i18n.addResourceBundle(language, name, section)
    return content.length > 0
  }
  // First: behind `addContent`, i18next would look for this section in the page's texts, and wait for them.
  const loadHead = () => i18n.language === language && i18n.loadNamespaces(['head'])
  try {
    const [, complete] = await Promise.all([
      loadHead(),
      addContent(),
      preloadPage(page),
      CurrentHead.preload(),
    ])
    if (complete) ready.add(getKey(language, page))
  } catch {
    // The navigation loads the page again, and shows an error if that fails.
  }
}

/** Finds the link that an event is on, if it leads to this site. */
export function findSiteLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  return link?.origin === window.location.origin ? link : undefined
}

/** The events that come before a click on a link. */
const triggerEvents = ['pointerover', 'pointerdown', 'focusin'] as const

/** Prefetches the page of a link that the visitor points at, touches or focuses. */
export function usePrefetch(): void {
  const { i18n } = useContext(I18nContext)

  useEffect(() => {
    const prefetch = ({ target }: Event) => {
      const link = findSiteLink(target)
      if (!link) return
      const { id: page, language = i18n.language as Language } = resolvePath(link.pathname)
      const isCurrentPage =
        page === getPageFromPath(window.location.pathname) && language === i18n.language
      if (page !== 'notFound' && !isCurrentPage) void prefetchPage(i18n, language, page)
    }
    for (const type of triggerEvents) document.addEventListener(type, prefetch, { passive: true })
    return () => {
      for (const type of triggerEvents) document.removeEventListener(type, prefetch)
    }
  }, [i18n])
}
