import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { siteConfig } from '@/site/siteConfig'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { ErrorAlert } from '@/ui/ErrorAlert'
import type { BookingFailure } from '../demoRequest'
import { appointmentReopened, selectBookingFailure } from '../bookingSlice'

const texts = {
  slotTaken: 'error_slot_taken',
  tooManyBookings: 'error_open_bookings',
  begun: 'error_resume',
  offline: 'error_offline',
  rateLimited: 'error_rate_limited',
  failed: 'error_resume',
} as const

/** Failures that repeating the attempt cannot solve, so their alert has no title that suggests it. */
const finalFailures: readonly BookingFailure[] = ['slotTaken', 'tooManyBookings']

/** Says why the last attempt to book failed, and what the visitor can do, until the next attempt. */
export function BookingErrorAlert() {
  const { t } = useTranslation('scheduledemo')
  const dispatch = useAppDispatch()
  const failure = useAppSelector(selectBookingFailure)
  if (!failure) return null
  return (
    <ErrorAlert title={finalFailures.includes(failure) ? undefined : t('error_scheduling')}>
      <p>{t(texts[failure], { email: siteConfig.email })}</p>
      {failure === 'slotTaken' && (
        <Button size="small" onClick={() => dispatch(appointmentReopened())}>
          <span>{t('back_to_times')}</span>
        </Button>
      )}
    </ErrorAlert>
  )
}
