import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useFormikContext } from 'formik'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '@/store/hooks'
import {
  FormikField,
  FormikForm,
  getFirstError,
  type ContactDetails,
} from '@/features/contactDetails'
import { AppointmentSummary } from '../AppointmentSummary'
import { selectIsSubmitting } from '../bookingSlice'
import { bookingFields } from '../domain/bookingFields'
import { StepActions } from '../StepActions'
import { useReopenAppointment } from '../useBooking'
import { BookingErrorAlert } from './BookingErrorAlert'

/** Step 2: the visitor's contact details. Submitting it books the demo. */
export function ContactStep() {
  const { t } = useTranslation('scheduledemo')
  const reopen = useReopenAppointment()
  const isThunkPending = useAppSelector(selectIsSubmitting)
  const { errors, submitCount, isSubmitting } = useFormikContext<ContactDetails>()
  // The booking may still be running from before the visitor left the page.
  const isBusy = isSubmitting || isThunkPending
  const error = submitCount > 0 ? getFirstError(errors) : undefined

  return (
    <StepForm isBusy={isBusy}>
      <Appointment>
        <AppointmentSummary />
        <Button variant="outlined" size="small" disabled={isBusy} onClick={() => void reopen()}>
          {t('change_appointment')}
        </Button>
      </Appointment>
      <Stack sx={{ gap: 2.5 }}>
        {bookingFields.map((field) => (
          <FormikField
            key={field.name}
            field={field}
            label={t(field.name)}
            translateError={(key) => t(key)}
            isReadOnly={isBusy}
          />
        ))}
        <Stack sx={{ gap: 0.5, color: 'text.secondary' }}>
          <Typography variant="body2">{t('required_note')}</Typography>
          <Typography variant="body2">{t('privacy_note')}</Typography>
          <Typography variant="body2" id="book-note">
            {t('book_note')}
          </Typography>
        </Stack>
        <BookingErrorAlert />
        <StepActions error={error && t(error)}>
          <Button variant="outlined" disabled={isBusy} onClick={() => void reopen()}>
            {t('previous')}
          </Button>
          <Button type="submit" aria-disabled={isBusy} aria-describedby="book-note">
            {isBusy ? t('processing') : t('continue')}
          </Button>
        </StepActions>
      </Stack>
    </StepForm>
  )
}

const StepForm = styled(FormikForm)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: '32px clamp(32px, 5vw, 72px)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
}))

const Appointment = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: 24,
  padding: 'clamp(20px, 3vw, 36px)',
  borderRadius: theme.vars.radius.reply,
  backgroundColor: theme.vars.palette.site.indigoSoft,
  [theme.breakpoints.up('md')]: { order: 2 },
}))
