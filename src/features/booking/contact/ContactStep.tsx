import Button from '@mui/material/Button'
import { Form, useFormikContext } from 'formik'
import { useTranslation } from 'react-i18next'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import {
  DetailsPhoneField,
  DetailsTextField,
  firstError,
  useFocusOnError,
  type ContactDetails,
  type Explain,
} from '../../contactDetails'
import { AppointmentSummary } from '../AppointmentSummary'
import { appointmentReopened, selectBooking } from '../bookingSlice'
import { StepActions } from '../StepActions'
import { BookingProblem } from './BookingProblem'
import styles from './ContactStep.module.css'

/** Step 2: who comes to the demo. Continuing books it. */
export function ContactStep() {
  const { t } = useTranslation('scheduledemo')
  const dispatch = useAppDispatch()
  const { busy } = useAppSelector(selectBooking)
  const { errors, submitCount } = useFormikContext<ContactDetails>()
  const form = useFocusOnError()
  const error = submitCount > 0 ? firstError(errors) : undefined
  const explain: Explain = (key) => t(key)

  return (
    <Form className={styles.step} noValidate ref={form}>
      <div className={styles.appointment}>
        <AppointmentSummary />
        <Button
          variant="outlined"
          size="small"
          disabled={busy}
          onClick={() => dispatch(appointmentReopened())}
        >
          {t('change_appointment')}
        </Button>
      </div>
      <div className={styles.fields}>
        <DetailsTextField
          name="name"
          label={t('name')}
          explain={explain}
          required
          autoComplete="name"
        />
        <DetailsTextField
          name="email"
          label={t('email')}
          explain={explain}
          required
          type="email"
          autoComplete="email"
        />
        <DetailsTextField
          name="company"
          label={t('company')}
          explain={explain}
          required
          autoComplete="organization"
        />
        <DetailsPhoneField label={t('phone')} explain={explain} />
        <p className={styles.note}>{t('required_note')}</p>
        <p className={styles.note}>{t('privacy_note')}</p>
        <BookingProblem />
        <StepActions error={error && t(error)}>
          <Button
            variant="outlined"
            disabled={busy}
            onClick={() => dispatch(appointmentReopened())}
          >
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
