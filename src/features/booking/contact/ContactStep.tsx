import Button from '@mui/material/Button'
import { useFormikContext } from 'formik'
import { useTranslation } from 'react-i18next'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import { FormikField, FormikForm, getFirstError, type ContactDetails } from '../../contactDetails'
import { AppointmentSummary } from '../AppointmentSummary'
import { appointmentReopened, selectBooking } from '../bookingSlice'
import { bookingFields } from '../domain/bookingFields'
import { StepActions } from '../StepActions'
import { BookingErrorAlert } from './BookingErrorAlert'
import styles from './ContactStep.module.css'

/** Step 2: who comes to the demo. Continuing books it. */
export function ContactStep() {
  const { t } = useTranslation('scheduledemo')
  const dispatch = useAppDispatch()
  const { busy } = useAppSelector(selectBooking)
  const { errors, submitCount, isSubmitting } = useFormikContext<ContactDetails>()
  // A booking may have been running since before the visitor left the page.
  const isBusy = isSubmitting || busy
  const error = submitCount > 0 ? getFirstError(errors) : undefined

  return (
    <FormikForm className={styles.step} isBusy={isBusy}>
      <div className={styles.appointment}>
        <AppointmentSummary />
        <Button
          variant="outlined"
          size="small"
          disabled={isBusy}
          onClick={() => dispatch(appointmentReopened())}
        >
          {t('change_appointment')}
        </Button>
      </div>
      <div className={styles.fields}>
        {bookingFields.map((field) => (
          <FormikField
            key={field.name}
            field={field}
            label={t(field.name)}
            translateError={(key) => t(key)}
            isReadOnly={isBusy}
          />
        ))}
        <p className={styles.note}>{t('required_note')}</p>
        <p className={styles.note}>{t('privacy_note')}</p>
        <BookingErrorAlert />
        <StepActions error={error && t(error)}>
          <Button
            variant="outlined"
            disabled={isBusy}
            onClick={() => dispatch(appointmentReopened())}
          >
            {t('previous')}
          </Button>
          <Button type="submit" aria-disabled={isBusy}>
            {isBusy ? t('processing') : t('continue')}
          </Button>
        </StepActions>
      </div>
    </FormikForm>
  )
}
