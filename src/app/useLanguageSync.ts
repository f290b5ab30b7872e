import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isCrawler } from '../i18n/isCrawler'
import { selectLanguage } from '../i18n/languageSlice'
import { syncedPath } from '../i18n/syncedPath'
import { useAppSelector } from '../store/hooks'

/**
 * Keeps address and language together: a path of a known pair is replaced by the variant of the
 * current language, an alias by the page that it stands for. Query and hash are kept, and a crawler
 * stays where it is (requirements R1, R2, R3, R5).
 */
export function useLanguageSync(): void {
  const language = useAppSelector(selectLanguage)
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()

  useEffect(() => {
    if (isCrawler(navigator.userAgent)) return
    const target = syncedPath(pathname, language)
    if (target !== pathname) void navigate(`${target}${search}${hash}`, { replace: true })
  }, [language, pathname, search, hash, navigate])
}
