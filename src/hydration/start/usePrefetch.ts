import { useContext, useEffect } from 'react'
import { I18nContext } from 'react-i18next'
import { findSiteLink } from '@/app/findSiteLink'
import type { Language } from '@/site/language'
import { getPageFromPath, resolvePath } from '@/site/resolvePath'
import { prefetchPage } from './prefetchPage'

/** The events that come before a click on a link. */
const signs = ['pointerover', 'pointerdown', 'focusin'] as const

/** Prefetches the page of a link that the visitor points at, touches or focuses. */
export function usePrefetch(): void {
  const { i18n } = useContext(I18nContext)

  useEffect(() => {
    const prefetch = ({ target }: Event) => {
      const link = findSiteLink(target)
      if (!link) return
      const { language = i18n.language as Language } = resolvePath(link.pathname)
      const page = getPageFromPath(link.pathname)
      const here = page === getPageFromPath(window.location.pathname) && language === i18n.language
      if (page !== 'notFound' && !here) void prefetchPage(i18n, language, page)
    }
    for (const sign of signs) document.addEventListener(sign, prefetch, { passive: true })
    return () => {
      for (const sign of signs) document.removeEventListener(sign, prefetch)
    }
  }, [i18n])
}
