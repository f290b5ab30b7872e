import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { siteConfig } from '@/site/siteConfig'
import { useAppSelector } from '@/store/hooks'
import { ErrorAlert } from '@/ui/ErrorAlert'
import type { BookingFailure } from '../bookDemo'
import { selectBookingFailure } from '../bookingSlice'
import { useReopenAppointment } from '../useBooking'

const texts = {
  slotTaken: 'error_slot_taken',
  tooManyBookings: 'error_open_bookings',
  bookingKept: 'error_booking_kept',
  ended: 'error_ended',
  offline: 'error_offline',
  rateLimited: 'error_rate_limited',
  failed: 'error_resume',
} as const

/** Failures that repeating the attempt cannot solve, so their alert has no title that suggests it. */
const finalFailures: readonly BookingFailure[] = [
  'slotTaken',
  'tooManyBookings',
  'bookingKept',
  'ended',
]

/** Says why the last attempt to book failed, and what the visitor can do, until the next attempt. */
export function BookingErrorAlert() {
  const { t } = useTranslation('scheduledemo')
  const reopen = useReopenAppointment()
  const failure = useAppSelector(selectBookingFailure)
  if (!failure) return null
  return (
    <ErrorAlert title={finalFailures.includes(failure) ? undefined : t('error_scheduling')}>
      <p>{t(texts[failure], { email: siteConfig.email })}</p>
      {(failure === 'slotTaken' || failure === 'ended') && (
        <Button size="small" onClick={() => void reopen()}>
          <span>{t('back_to_times')}</span>
        </Button>
      )}
    </ErrorAlert>
  )
}
