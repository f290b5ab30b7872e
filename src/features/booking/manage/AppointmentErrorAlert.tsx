import { useTranslation } from 'react-i18next'
import { EmailLink } from '@/ui/EmailLink'
import { ErrorAlert } from '@/ui/ErrorAlert'
import type { AppointmentFailure } from './appointmentView'

interface AppointmentErrorAlertProps {
  readonly title: string
  readonly failure: AppointmentFailure | undefined
}

/** Other failures change the view, as an expired link does, or lead to the times, as a taken slot does. */
const failuresWithAlert = ['failed', 'offline', 'rateLimited', 'tooManyChanges'] as const

/** Says why the last change or cancellation failed, and what the visitor can do. */
export function AppointmentErrorAlert({ title, failure }: AppointmentErrorAlertProps) {
  const { t } = useTranslation('appointment')
  const shown = failuresWithAlert.find((name) => name === failure)
  if (!shown) return null
  const isTooMany = shown === 'tooManyChanges'
  return (
    <ErrorAlert title={isTooMany ? undefined : title}>
      <p>
        <span>{t(`advice_${shown}`)}</span> {(isTooMany || shown === 'failed') && <EmailLink />}
      </p>
    </ErrorAlert>
  )
}
