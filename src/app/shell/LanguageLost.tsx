import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { languageSwitched } from '@/i18n/languageSlice'
import type { Language } from '@/site/language'
import { useAppDispatch } from '@/store/hooks'
import { ErrorAlert } from '@/ui/ErrorAlert'

interface LanguageLostProps {
  readonly language: Language
  readonly onClose: () => void
}

/** Says that a language could not be loaded, and switches to it again on request. */
export function LanguageLost({ language, onClose }: LanguageLostProps) {
  const { t } = useTranslation(['nav', 'not_found'])
  const dispatch = useAppDispatch()
  return (
    <Place>
      <ErrorAlert>
        <p>{t('language_lost')}</p>
        <div>
          <Button size="small" onClick={() => dispatch(languageSwitched(language))}>
            <span>{t('retry', { ns: 'not_found' })}</span>
          </Button>
          <Button variant="text" size="small" onClick={onClose}>
            <span>{t('close_notification')}</span>
          </Button>
        </div>
      </ErrorAlert>
    </Place>
  )
}

/** Below the header, where the menu of languages is. */
const Place = styled('div')({
  position: 'absolute',
  top: '100%',
  right: 'var(--gutter)',
  left: 'var(--gutter)',
  maxWidth: 420,
  marginTop: 8,
  marginLeft: 'auto',
})
