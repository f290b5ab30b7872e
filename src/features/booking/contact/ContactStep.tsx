import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { styled, useTheme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Formik } from 'formik'
import { memo, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { selectLanguage } from '@/i18n/languageSlice'
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks'
import {
  FormikField,
  FormikForm,
  readOrigin,
  restoreDraft,
  useDetectedCountry,
  useFormError,
  usePersistDraft,
} from '@/features/contactDetails'
import { askBeforeLeaving } from '@/ui/askBeforeLeaving'
import { Disclosure } from '@/ui/Disclosure'
import { EmailLink } from '@/ui/EmailLink'
import { ErrorAlert } from '@/ui/ErrorAlert'
import { FormError } from '@/ui/FormError'
import { closeToast, notify } from '@/ui/notifications/notify'
import { useMediaQuery } from '@/ui/useMediaQuery'
import { AppointmentDetails, AppointmentLine } from '../AppointmentDetails'
import {
  appointmentReopened,
  bookDemo,
  detailsLeft,
  selectAppointment,
  selectBooking,
  selectBookingDraft,
  selectBookingFailure,
  selectBookingStep,
  selectIsSubmitting,
} from '../bookingSlice'
import { isBookableNow, useAllowedChoice } from '../dateCheck'
import {
  bookingFields,
  bookingFormSchema,
  getEmptyDetails,
  type BookingDetails,
} from '../domain/bookingFields'
import { StepActions } from '../StepActions'
import { useIndustry } from '../useIndustry'
import type { BookingFailure } from '../writeBooking'

/** Step 2: the visitor's contact details. Submitting it books the demo. */
export default function ContactStep() {
  const draft = useAppSelector(selectBookingDraft)
  return (
    <Formik<BookingDetails>
      {...restoreDraft(draft, getEmptyDetails())}
      validationSchema={bookingFormSchema}
      onSubmit={useBooking()}
    >
      <ContactForm />
    </Formik>
  )
}

/** Returns a function that books the chosen appointment and shows the outcome in a toast. */
function useBooking(): (details: BookingDetails) => Promise<void> {
  const dispatch = useAppDispatch()
  const language = useAppSelector(selectLanguage)
  const industry = useIndustry(language)
  const store = useAppStore()

  return async (details) => {
    closeToast()
    // Read on demand, so that the form does not render again with each choice in the calendar.
    const appointment = selectAppointment(store.getState())
    if (!appointment) return
    if (!isBookableNow(appointment)) {
      dispatch(appointmentReopened())
      return
    }
    const origin = readOrigin(window)
    const request = { appointment, details, industry, language, origin }
    const outcome = await askBeforeLeaving(dispatch(bookDemo(request)))
    if (bookDemo.fulfilled.match(outcome)) notify((t) => t('scheduledemo:success_title'), 'success')
    // Of too many bookings the step itself tells.
    else if (outcome.payload && outcome.payload !== 'tooManyBookings')
      notify((t) => t('scheduledemo:error_scheduling'), 'error')
  }
}

/** What Continue cannot solve as long as nothing is changed: the alert leads on. */
const finalFailures: readonly (BookingFailure | undefined)[] = ['slotTaken', 'tooManyBookings']

function ContactForm() {
  const { t } = useTranslation('scheduledemo')
  const dispatch = useAppDispatch()
  const store = useAppStore()
  // Not Formik's: the booking may still be running from before the visitor left the page.
  const isBusy = useAppSelector(selectIsSubmitting)
  const isFinal = finalFailures.includes(useAppSelector(selectBookingFailure))
  useDetectedCountry(isBusy)
  const form = usePersistDraft<BookingDetails>((draft) => dispatch(detailsLeft(draft)))
  // What it says is about this step, unless that has led to the confirmation.
  useEffect(
    () => () => {
      if (selectBookingStep(store.getState()) !== 3) closeToast()
    },
    [store],
  )
  const error = useFormError()

  return (
    <StepForm ref={form} name="details" busyText={isBusy && t('processing')}>
      <ChosenAppointment />
      <Stack sx={{ gap: 2.5 }}>
        <Typography variant="body2" color="textSecondary">
          {t('required_note')}
        </Typography>
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
          <Typography variant="body2">{t('privacy_note')}</Typography>
          {!isFinal && (
            <Typography variant="body2" id="book-note">
              {t('book_note')}
            </Typography>
          )}
        </Stack>
        <BookingErrorAlert />
        <div>
          <FormError error={error && t(error)} />
          <StepActions>
            <Button
              variant="outlined"
              aria-disabled={isBusy}
              onClick={() => dispatch(appointmentReopened())}
            >
              <span>{t('previous')}</span>
            </Button>
            <Button
              type="submit"
              variant={isFinal ? 'outlined' : 'contained'}
              aria-disabled={isBusy}
              aria-describedby={isFinal ? undefined : 'book-note'}
            >
              <span>{isBusy ? t('processing') : t('continue')}</span>
            </Button>
          </StepActions>
        </div>
      </Stack>
    </StepForm>
  )
}

/**
 * The appointment, and a button to change it. Leads back to the calendar once its date can't be booked any more.
 * Memoized: the step renders at every key in a field.
 */
const ChosenAppointment = memo(function ChosenAppointment() {
  const { t } = useTranslation('scheduledemo')
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('md'))
  const appointment = useAppSelector(selectAppointment)
  const isBusy = useAppSelector(selectIsSubmitting)
  const dispatch = useAppDispatch()
  const isOver = useAllowedChoice(useAppSelector(selectBooking)).problem === 'over'
  useEffect(() => {
    if (isOver) dispatch(appointmentReopened())
  }, [dispatch, isOver])
  if (!appointment) return null
  const details = <AppointmentDetails appointment={appointment} />
  return (
    <Appointment>
      {isNarrow ? (
        <Details summary={<AppointmentLine appointment={appointment} />}>{details}</Details>
      ) : (
        details
      )}
      <Button
        variant="outlined"
        size="small"
        aria-disabled={isBusy}
        onClick={() => dispatch(appointmentReopened())}
      >
        <span>{t('change_appointment')}</span>
      </Button>
    </Appointment>
  )
})

/** Says why the last attempt to book failed, and what the visitor can do, until the next attempt. */
function BookingErrorAlert() {
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

const Details = styled(Disclosure)(({ theme }) => ({
  justifySelf: 'stretch',
  '& summary': { fontWeight: theme.typography.fontWeightMedium },
  '&[open] summary': { marginBottom: 16 },
}))

const StepForm = styled(FormikForm)({
  display: 'grid',
  gridTemplateColumns: 'var(--wizard-columns)',
  alignItems: 'start',
  gap: '32px var(--space-block)',
})

const Appointment = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: 16,
  padding: 'var(--space-item)',
  borderRadius: theme.vars.radius.reply,
  backgroundColor: theme.vars.palette.site.indigoSoft,
  [theme.breakpoints.up('md')]: { order: 2, gap: 24 },
}))
