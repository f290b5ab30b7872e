import { useContext, useEffect, useRef } from 'react'
import { I18nContext } from 'react-i18next'
import { selectLanguage } from '../i18n/languageSlice'
import { getPageFromPath } from '../site/routes'
import { useAppSelector } from '../store/hooks'
import { prefetchPage } from '../hydration/start/prefetchPage'

/** Lets the dictionary and the document's language attribute follow the language of the state. */
export function useLanguageEffects(): void {
  const language = useAppSelector(selectLanguage)
  // Not useTranslation, which would wait for a dictionary, and with it hold up the first view.
  const { i18n } = useContext(I18nContext)
  const asked = useRef(i18n.language)

  useEffect(() => {
    // Asked once more for the language that it has, the translator renders every text again.
    if (asked.current === language) {
      document.documentElement.lang = language
      return
    }
    asked.current = language
    let current = true
    // With a section still to come the page would be shorter for a moment, and the visitor elsewhere.
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
