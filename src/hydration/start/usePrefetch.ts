import { useContext, useEffect } from 'react'
import { I18nContext } from 'react-i18next'
import { findSiteLink } from '@/app/findSiteLink'
import type { Language } from '@/site/language'
import { getPageFromPath, resolvePath } from '@/site/resolvePath'
import { prefetchPage } from './prefetchPage'

/** The events that come before a click on a link. */
const triggerEvents = ['pointerover', 'pointerdown', 'focusin'] as const

/** Prefetches the page of a link that the visitor points at, touches or focuses. */
export function usePrefetch(): void {
  const { i18n } = useContext(I18nContext)

  useEffect(() => {
    const prefetch = ({ target }: Event) => {
      const link = findSiteLink(target)
      if (!link) return
      const { language = i18n.language as Language } = resolvePath(link.pathname)
      const page = getPageFromPath(link.pathname)
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
