import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTextLanguage } from '@/i18n/useTextLanguage'
import { useApplyLanguage } from '../useApplyLanguage'
import { LanguageLost } from './LanguageLost'

/** Announces a switch of language, once the texts are in the new one, or says that it has failed. */
export function LanguageStatus() {
  const { t } = useTranslation('nav')
  const { lost, forgetLost } = useApplyLanguage()
  const language = useTextLanguage()
  const [previous, setPrevious] = useState(language)
  const [isSwitched, setSwitched] = useState(false)
  if (previous !== language) {
    setPrevious(language)
    setSwitched(true)
  }
  return (
    <>
      <p role="status" className="visually-hidden">
        {isSwitched && `${t('language')}: ${t(`language_${language}`)}`}
      </p>
      {lost && <LanguageLost language={lost} onClose={forgetLost} />}
    </>
  )
}
