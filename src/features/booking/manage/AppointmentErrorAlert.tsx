import { useTranslation } from 'react-i18next'
import { siteConfig } from '@/site/siteConfig'
import { ErrorAlert } from '@/ui/ErrorAlert'
import type { AppointmentFailure } from './appointmentFailure'

interface AppointmentErrorAlertProps {
  readonly title: string
  readonly failure: AppointmentFailure | undefined
}

/**
 * Says why the last change or cancellation failed, and what the visitor can do. Failures without an
 * alert, such as an expired link, change the view instead.
 */
export function AppointmentErrorAlert({ title, failure }: AppointmentErrorAlertProps) {
  const { t } = useTranslation('appointment')
  switch (failure) {
    case 'slotTaken':
      return (
        <ErrorAlert>
          <p>{t('error_slot_taken')}</p>
        </ErrorAlert>
      )
    case 'tooManyChanges':
      return (
        <ErrorAlert>
          <p>{t('error_too_many_changes', { email: siteConfig.email })}</p>
        </ErrorAlert>
      )
    case 'failed':
    case 'offline':
    case 'rateLimited':
      return (
        <ErrorAlert title={title}>
          <p>{t(`advice_${failure}`, { email: siteConfig.email })}</p>
        </ErrorAlert>
      )
    case 'invalid':
    case 'expired':
    case 'outdated':
    case undefined:
      return null
  }
}
