import { useTranslation } from 'react-i18next'
import { useAppSelector } from '@/store/hooks'
import { ErrorAlert } from '@/ui/ErrorAlert'
import { selectFailure } from './contactSlice'

const advice = {
  offline: 'error_offline',
  rateLimited: 'error_rate_limited',
  failed: 'error_resume',
} as const

/**
 * Why the last attempt to send the message failed, and what to do. Shown until the next attempt.
 */
export function ContactErrorAlert() {
  const { t } = useTranslation('contact')
  const failure = useAppSelector(selectFailure)
  if (!failure) return null
  return (
    <ErrorAlert title={t('error_sending')}>
      <p>{t(advice[failure])}</p>
    </ErrorAlert>
  )
}
