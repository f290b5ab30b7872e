import { useTranslation } from 'react-i18next'
import { EmailLink } from '@/ui/EmailLink'
import { ErrorAlert } from '@/ui/ErrorAlert'
import type { AppointmentFailure } from './appointmentView'

interface AppointmentErrorAlertProps {
  readonly title: string
  readonly failure: AppointmentFailure | undefined
}

/**
 * Says why the last change or cancellation failed, and what the visitor can do. Failures without an
 * alert change the view, as an expired link does, or lead to the times, as a taken slot does.
 */
export function AppointmentErrorAlert({ title, failure }: AppointmentErrorAlertProps) {
  const { t } = useTranslation('appointment')
  switch (failure) {
    case 'tooManyChanges':
      return (
        <ErrorAlert>
          <p>
            <span>{t('error_too_many_changes')}</span> <EmailLink />
          </p>
        </ErrorAlert>
      )
    case 'failed':
    case 'offline':
    case 'rateLimited':
      return (
        <ErrorAlert title={title}>
          <p>
            <span>{t(`advice_${failure}`)}</span> {failure === 'failed' && <EmailLink />}
          </p>
        </ErrorAlert>
      )
    case 'expired':
    case 'invalid':
    case 'outdated':
    case 'slotTaken':
    case undefined:
      return null
  }
}
