import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { EmailLink } from '@/ui/EmailLink'
import { ErrorAlert } from '@/ui/ErrorAlert'
import { appointmentReopened, selectBookingFailure } from '../bookingSlice'

/** Says why the last attempt to book failed, and what the visitor can do, until the next attempt. */
export function BookingErrorAlert() {
  const { t } = useTranslation('scheduledemo')
  const dispatch = useAppDispatch()
  const failure = useAppSelector(selectBookingFailure)
  if (!failure) return null
  const told = failure === 'begun' ? 'failed' : failure
  return (
    <ErrorAlert title={t(`${told}_title`)}>
      <p>
        <span>{t(`${told}_text`)}</span> {failure === 'tooManyBookings' && <EmailLink />}
      </p>
      {failure === 'slotTaken' && (
        <Button size="small" onClick={() => dispatch(appointmentReopened())}>
          <span>{t('back_to_times')}</span>
        </Button>
      )}
    </ErrorAlert>
  )
}
