import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '@/store/hooks'
import { AppointmentLine } from './AppointmentSummary'
import { selectIsMoveUnknown, selectIsSubmitting, selectStanding } from './bookingSlice'
import { useKeepMeeting } from './useBooking'

/**
 * Tells a visitor whose earlier attempt has booked when their demo is, and how to move or keep it.
 * Not shown while an attempt runs, like its error.
 */
export function StandingNote() {
  const { t } = useTranslation('scheduledemo')
  const keep = useKeepMeeting()
  const standing = useAppSelector(selectStanding)
  const isMoveUnknown = useAppSelector(selectIsMoveUnknown)
  const isSubmitting = useAppSelector(selectIsSubmitting)
  if (!standing || isSubmitting) return null
  return (
    <Alert severity="info" role="note">
      <AlertTitle component="p" sx={{ '&::first-letter': { textTransform: 'uppercase' } }}>
        <AppointmentLine appointment={standing} />
      </AlertTitle>
      <p>{t(isMoveUnknown ? 'standing_unknown' : 'standing')}</p>
      {!isMoveUnknown && (
        <Button variant="outlined" size="small" onClick={() => void keep()}>
          {t('keep_time')}
        </Button>
      )}
    </Alert>
  )
}
