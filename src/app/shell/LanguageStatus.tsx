import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '@/site/language'

/** Announces a switch of language, once the texts are in the new one. Empty until then. */
export function LanguageStatus() {
  const { t, i18n } = useTranslation('nav')
  const language = i18n.language as Language
  const [previous, setPrevious] = useState(language)
  const [isSwitched, setSwitched] = useState(false)
  if (previous !== language) {
    setPrevious(language)
    setSwitched(true)
  }
  return (
    <p role="status" className="visually-hidden">
      {isSwitched && `${t('language')}: ${t(`language_${language}`)}`}
    </p>
  )
}
