import { useTranslation } from 'react-i18next'
import { siteConfig } from '../../../site/siteConfig'
import { useAppSelector } from '../../../store/hooks'
import { selectBooking } from '../bookingSlice'
import type { CalendarEvent } from '../domain/calendarEvent'
import { calendarFile } from '../domain/calendarFile'
import { googleCalendarUrl, outlookCalendarUrl } from '../domain/calendarLinks'
import { useAppointment } from '../useAppointment'
import styles from './CalendarLinks.module.css'

/** Ways to put the demo into the visitor's own calendar. */
export function CalendarLinks() {
  const { t } = useTranslation('scheduledemo')
  const { dealId } = useAppSelector(selectBooking)
  const { appointment } = useAppointment()
  if (!appointment || dealId === undefined) return null
  const { brand, url } = siteConfig
  const event: CalendarEvent = {
    appointment,
    title: t('calendar_event_title', { brand }),
    description: t('calendar_event_description', { brand, number: dealId }),
  }
  const file = calendarFile({
    ...event,
    uid: `demo-${dealId}@${new URL(url).hostname}`,
    stamp: new Date().toISOString(),
  })
  const fileAddress = `data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`

  return (
    <section className={styles.links} aria-labelledby="add-to-calendar">
      <h3 id="add-to-calendar">{t('add_to_calendar')}</h3>
      <ul>
        <li>
          <a href={fileAddress} download="demo.ics">
            {t('calendar_file')}
          </a>
        </li>
        {[
          { href: googleCalendarUrl(event), name: t('calendar_google') },
          { href: outlookCalendarUrl(event), name: t('calendar_outlook') },
        ].map(({ href, name }) => (
          <li key={name}>
            <a href={href} target="_blank" rel="noreferrer">
              {name}
              <span className="visually-hidden"> ({t('opens_in_new_tab')})</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
