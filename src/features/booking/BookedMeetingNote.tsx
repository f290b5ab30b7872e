import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import { useFormikContext } from 'formik'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '@/store/hooks'
import type { ContactDetails } from '../contactDetails'
import { AppointmentLine } from './AppointmentSummary'
import { selectIsMoveUnknown, selectIsSubmitting, selectLastKnownTime } from './bookingSlice'
import { useKeepMeeting } from './useBooking'

/**
 * Tells a visitor whose earlier attempt has booked when their demo is, and how to move or keep it.
 * While an attempt runs it is shown only to keep the focus on its button.
 */
export function BookedMeetingNote() {
  const { t } = useTranslation('scheduledemo')
  const keep = useKeepMeeting()
  const { values } = useFormikContext<ContactDetails>()
  const [isKeeping, setIsKeeping] = useState(false)
  const booked = useAppSelector(selectLastKnownTime)
  const isMoveUnknown = useAppSelector(selectIsMoveUnknown)
  const isSubmitting = useAppSelector(selectIsSubmitting)
  if (!booked || (isSubmitting && !isKeeping)) return null

  const keepTime = async () => {
    if (isKeeping) return
    setIsKeeping(true)
    await keep(values)
    setIsKeeping(false)
  }

  return (
    <Alert severity="info" role="note">
      <AlertTitle component="p" sx={{ '&::first-letter': { textTransform: 'uppercase' } }}>
        <AppointmentLine appointment={booked} />
      </AlertTitle>
      <p>{t(isMoveUnknown ? 'already_booked_unknown' : 'already_booked')}</p>
      {!isMoveUnknown && (
        <Button
          variant="outlined"
          size="small"
          aria-disabled={isKeeping}
          onClick={() => void keepTime()}
        >
          <span>{t('keep_time')}</span>
        </Button>
      )}
    </Alert>
  )
}
