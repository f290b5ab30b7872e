import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isCrawler } from '../i18n/isCrawler'
import { selectLanguage } from '../i18n/languageSlice'
import { useAppSelector } from '../store/hooks'
import { usePage } from './usePage'

/**
 * Keeps address and language together: a path of a known pair is replaced by the variant of the
 * current language, an alias by the page that it stands for. Query and hash are kept, and a crawler
 * stays where it is (requirements R1, R2, R3, R5).
 */
export function useLanguageSync(): void {
  const language = useAppSelector(selectLanguage)
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const { id, getPath } = usePage(pathname)
  const target = id === 'notFound' ? pathname : getPath(language)

  useEffect(() => {
    if (isCrawler(navigator.userAgent)) return
    if (target !== pathname) void navigate(`${target}${search}${hash}`, { replace: true })
  }, [target, pathname, search, hash, navigate])
}
