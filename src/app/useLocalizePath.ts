import { startTransition, useEffect } from 'react'
import { useLocation, useNavigate, type Location } from 'react-router-dom'
import { isCrawler } from '../i18n/isCrawler'
import { selectLanguage } from '../i18n/languageSlice'
import { useAppSelector } from '../store/hooks'
import { usePage } from './usePage'

/**
 * Keeps the path in the current language: it is replaced by the page's path in that language, and an
 * alias by the page's own path. Query, hash and state are kept. Crawlers are not redirected
 * (requirements R1, R2, R3, R5).
 */
export function useLocalizePath(): void {
  const language = useAppSelector(selectLanguage)
  const { pathname, search, hash, state } = useLocation() as Location<unknown>
  const navigate = useNavigate()
  const { id, getPath } = usePage(pathname)
  const target = id === 'notFound' ? pathname : getPath(language)

  useEffect(() => {
    if (isCrawler(navigator.userAgent)) return
    if (target === pathname) return
    // An article stays on the screen until it is loaded at its other path.
    startTransition(() => {
      void navigate(`${target}${search}${hash}`, { replace: true, state })
    })
  }, [target, pathname, search, hash, state, navigate])
}
