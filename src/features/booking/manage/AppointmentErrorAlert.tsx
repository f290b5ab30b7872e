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
  const isFinal = failure === 'tooManyChanges'
  if (!isFinal && failure !== 'failed' && failure !== 'offline' && failure !== 'rateLimited')
    return null
  return (
    <ErrorAlert title={isFinal ? undefined : title}>
      <p>
        <span>{t(isFinal ? 'error_too_many_changes' : `advice_${failure}`)}</span>{' '}
        {(isFinal || failure === 'failed') && <EmailLink />}
      </p>
    </ErrorAlert>
  )
}
