import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { siteConfig } from '@/site/siteConfig'
import { getNow } from '@/time/clock'
import {
  formatCalendar,
  formatEvent,
  getDemoUid,
  getEventSpan,
  getGoogleCalendarUrl,
  getOutlookCalendarUrl,
} from '../domain/calendarEvent'
import type { Appointment } from '../domain/types'

interface CalendarLinksProps {
  readonly appointment: Appointment
  /** The number of the booking. */
  readonly number: number
}

/** Links that add the demo to the visitor's own calendar. */
export function CalendarLinks({ appointment, number }: CalendarLinksProps) {
  const { t } = useTranslation('scheduledemo')
  const { brand, url } = siteConfig
  const event = {
    uid: getDemoUid(number, new URL(url).host),
    stamp: getNow().toISOString(),
    ...getEventSpan(appointment),
    title: t('calendar_event_title', { brand }),
    description: t('calendar_event_description', { brand, number }),
  }
  const file = formatCalendar('PUBLISH', formatEvent(event))
  const fileUrl = `data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`

  return (
    <section aria-labelledby="add-to-calendar">
      <Typography id="add-to-calendar" variant="h4" component="h2" sx={{ marginBottom: 1.5 }}>
        {t('add_to_calendar')}
      </Typography>
      <Stack component="ul" direction="row" sx={{ flexWrap: 'wrap', gap: 1, marginBottom: 1.5 }}>
        <li>
          <Button variant="outlined" size="small" href={fileUrl} download="demo.ics">
            <span>{t('calendar_file')}</span>
          </Button>
        </li>
        {[
          { href: getGoogleCalendarUrl(event, appointment.timeZone), name: t('calendar_google') },
          { href: getOutlookCalendarUrl(event), name: t('calendar_outlook') },
        ].map(({ href, name }) => (
          <li key={name}>
            <Button variant="outlined" size="small" href={href} target="_blank" rel="noreferrer">
              <span>{name}</span>
              <span className="visually-hidden">{` (${t('opens_in_new_tab')})`}</span>
            </Button>
          </li>
        ))}
      </Stack>
    </section>
  )
}
