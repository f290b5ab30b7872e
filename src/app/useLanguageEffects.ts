import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { selectLanguage } from '../i18n/languageSlice'
import { useAppSelector } from '../store/hooks'

/** Lets the dictionary and the document's language attribute follow the language of the state. */
export function useLanguageEffects(): void {
  const language = useAppSelector(selectLanguage)
  const { i18n } = useTranslation()

  useEffect(() => {
    let current = true
    void i18n.changeLanguage(language).then(() => {
      if (current) document.documentElement.lang = language
    })
    return () => {
      current = false
    }
  }, [i18n, language])
}
