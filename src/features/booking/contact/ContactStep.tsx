import { Form, useFormikContext } from 'formik'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import { Button } from '../../../ui/Button'
import { AppointmentSummary } from '../AppointmentSummary'
import { appointmentReopened, selectBooking } from '../bookingSlice'
import type { ContactDetails } from '../domain/types'
import { firstError, type ContactErrors } from '../domain/validation'
import { StepActions } from '../StepActions'
import { BookingProblem } from './BookingProblem'
import { DetailsPhoneField, DetailsTextField } from './DetailsFields'
import styles from './ContactStep.module.css'

/** Step 2: who comes to the demo. Continuing books it. */
export function ContactStep() {
  const { t } = useTranslation('scheduledemo')
  const dispatch = useAppDispatch()
  const { busy } = useAppSelector(selectBooking)
  const { errors, submitCount, isSubmitting } = useFormikContext<ContactDetails>()
  const form = useRef<HTMLFormElement>(null)
  const error = submitCount > 0 ? firstError(errors as ContactErrors) : undefined

  // Once a submission has been judged; not on the way back to a step that was judged before.
  const judged = useRef(submitCount)
  useEffect(() => {
    if (isSubmitting || judged.current === submitCount) return
    judged.current = submitCount
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [isSubmitting, submitCount])

  return (
    <Form className={styles.step} noValidate ref={form}>
      <div className={styles.appointment}>
        <AppointmentSummary />
        <Button
          look="secondary"
          small
          disabled={busy}
          onClick={() => dispatch(appointmentReopened())}
        >
          {t('change_appointment')}
        </Button>
      </div>
      <div className={styles.fields}>
        <DetailsTextField name="name" label={t('name')} autoComplete="name" />
        <DetailsTextField name="email" label={t('email')} type="email" autoComplete="email" />
        <DetailsTextField name="company" label={t('company')} autoComplete="organization" />
        <DetailsPhoneField />
        <p className={styles.note}>{t('required_note')}</p>
        <p className={styles.note}>{t('privacy_note')}</p>
        <BookingProblem />
        <StepActions error={error && t(error)}>
          <Button look="secondary" disabled={busy} onClick={() => dispatch(appointmentReopened())}>
            {t('previous')}
          </Button>
          <Button type="submit" disabled={busy}>
            {busy ? t('processing') : t('continue')}
          </Button>
        </StepActions>
      </div>
    </Form>
  )
}
