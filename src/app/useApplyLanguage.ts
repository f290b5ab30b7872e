import { useContext, useEffect, useRef } from 'react'
import { I18nContext } from 'react-i18next'
import { selectLanguage } from '../i18n/languageSlice'
import { getPageFromPath } from '../site/resolvePath'
import { useAppSelector } from '../store/hooks'
import { prefetchPage } from '../hydration/start/prefetchPage'

/** Applies a change of language to the translations and to the document's `lang`. */
export function useApplyLanguage(): void {
  const language = useAppSelector(selectLanguage)
  // useTranslation would suspend until a dictionary is loaded, and so delay the first view.
  const { i18n } = useContext(I18nContext)
  const asked = useRef(i18n.language)

  useEffect(() => {
    // changeLanguage renders all texts again, even if the language stays the same.
    if (asked.current === language) return
    asked.current = language
    let current = true
    // Loads all sections first: a missing one would shorten the page, and the visitor would lose their place.
    void prefetchPage(i18n, language, getPageFromPath(window.location.pathname))
      .then(async () => {
        if (current) await i18n.changeLanguage(language)
      })
      .then(() => {
        if (current) document.documentElement.lang = language
      })
    return () => {
      current = false
    }
  }, [i18n, language])
}
