import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { isArticleId } from '../content/articles'
import { siteConfig } from '../site/siteConfig'
import { resolveAddress } from '../site/siteMap'

/** Title and description of the page at hand, in the language at hand. */
export function usePageHead(): void {
  const { pathname } = useLocation()
  const { t } = useTranslation('head')
  const resolved = resolveAddress(pathname)
  const id = resolved.kind === 'unknown' ? 'notFound' : resolved.id
  const page = isArticleId(id) ? 'blog' : id
  const title = t(`${page}_title`, { brand: siteConfig.brand })
  const description = t(`${page}_description`)

  useEffect(() => {
    document.title = title
    document.querySelector('meta[name="description"]')?.setAttribute('content', description)
  }, [title, description])
}
