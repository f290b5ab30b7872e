import { useFormikContext } from 'formik'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '../../../store/hooks'
import { ButtonLink } from '../../../ui/ButtonLink'
import { AppointmentSummary } from '../AppointmentSummary'
import { selectBooking } from '../bookingSlice'
import type { ContactDetails } from '../../contactDetails'
import { CalendarLinks } from './CalendarLinks'
import styles from './ConfirmationStep.module.css'

/** Step 3: what was booked, and how to keep it in mind. */
export function ConfirmationStep() {
  const { t } = useTranslation('scheduledemo')
  const { dealId } = useAppSelector(selectBooking)
  const { values } = useFormikContext<ContactDetails>()
  return (
    <div className={styles.step}>
      <div className={styles.ticket}>
        <p className={styles.number}>
          {t('confirmation_number')} <strong>{dealId}</strong>
        </p>
        <AppointmentSummary />
      </div>
      <div className={styles.next}>
        <p className={styles.greeting}>{t('confirmation_intro', { name: values.name.trim() })}</p>
        <p>{t('confirmation_email')}</p>
        <CalendarLinks />
        <ButtonLink page="home">{t('back_home')}</ButtonLink>
      </div>
    </div>
  )
}
