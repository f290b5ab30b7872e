import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { languageSwitched } from '@/i18n/languageSlice'
import { useTextLanguage } from '@/i18n/useContent'
import { useAppDispatch } from '@/store/hooks'
import { floatingShadow } from '@/theme/tokens'
import { LoadErrorAlert } from '@/ui/LoadErrorAlert'
import { useApplyLanguage } from '../useApplyLanguage'

/** Announces a switch of language, once the texts are in the new one, or says that it has failed. */
export function LanguageStatus() {
  const { t } = useTranslation('nav')
  const dispatch = useAppDispatch()
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
      {lost && (
        <BelowHeader>
          <LoadErrorAlert
            text={t('language_lost')}
            onRetry={() => dispatch(languageSwitched(lost))}
            onClose={forgetLost}
          />
        </BelowHeader>
      )}
    </>
  )
}

const BelowHeader = styled('div')({
  position: 'absolute',
  top: 'calc(100% + 8px)',
  right: 'var(--gutter)',
  marginInlineStart: 'var(--gutter)',
  '& > *': { boxShadow: floatingShadow },
})
