import { useTranslation } from 'react-i18next'
import { formatDate, formatTime } from '../../i18n/format'
import { selectLanguage } from '../../i18n/languageSlice'
import { useAppSelector } from '../../store/hooks'
import { convertTime } from './domain/conversion'
import { offsetLabel, timeZoneLabel } from './domain/timeZones'
import { useAppointment } from './useAppointment'
import styles from './AppointmentSummary.module.css'

/** Date, time and zone as chosen, and what that is on the visitor's own clock. */
export function AppointmentSummary() {
  const { t } = useTranslation('scheduledemo')
  const language = useAppSelector(selectLanguage)
  const { appointment, ownTimeZone } = useAppointment()
  if (!appointment) return null
  const { date, time, timeZone } = appointment
  const own = convertTime(date, time, timeZone, ownTimeZone)

  return (
    <section className={styles.summary} aria-label={t('your_appointment')}>
      <dl>
        <div>
          <dt>{t('confirmation_date')}</dt>
          <dd className={styles.date}>{formatDate(date, language)}</dd>
        </div>
        <div>
          <dt>{t('confirmation_time')}</dt>
          <dd className={styles.time}>{formatTime(time, language)}</dd>
          {own.time !== time && (
            <dd className={styles.own}>
              {t('local_time', {
                time: `${own.date === date ? '' : `${formatDate(own.date, language)}, `}${formatTime(own.time, language)}`,
              })}
            </dd>
          )}
        </div>
        <div>
          <dt>{t('confirmation_timezone')}</dt>
          <dd>
            {timeZoneLabel(timeZone)} ({offsetLabel(timeZone, date)})
          </dd>
        </div>
      </dl>
    </section>
  )
}
