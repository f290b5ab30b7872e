import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { siteConfig } from '../site/siteConfig'
import { resolveAddress } from '../site/siteMap'

/** Title and description of the page at hand, in the language at hand. */
export function usePageHead(): void {
  const { pathname } = useLocation()
  const { t } = useTranslation('head')
  const resolved = resolveAddress(pathname)
  const page = resolved.kind === 'unknown' ? 'notFound' : resolved.id
  const title = t(`${page}_title`, { brand: siteConfig.brand })
  const description = t(`${page}_description`)

  useEffect(() => {
    document.title = title
    document.querySelector('meta[name="description"]')?.setAttribute('content', description)
  }, [title, description])
}
