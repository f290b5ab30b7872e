import moment from '@/features/booking/domain/moment'
import type { AgendaDay } from '../calendar/agenda'
import { anybody, everybody } from '../calendar/availability'
import { listFeeds } from '../calendar/feeds/startFeeds'
import type { OwnerCalendar } from '../calendar/ownerCalendar'
import { crmSourceName } from '../crm/crmSource'
import { removeControlCharacters } from './formatTable'

/** The parts of a day on the owner's clock, with the names of hosts and other calendars. */
function toLines(calendar: OwnerCalendar, { date, end: midnight, entries }: AgendaDay) {
  const { zone, hosts } = calendar
  const titles = new Map([
    [crmSourceName, 'the CRM'],
    ...listFeeds(calendar).map(({ source, title }) => [source, title] as const),
  ])
  const format = (instant: number) => {
    if (instant >= midnight) return '24:00'
    const time = moment.tz(instant, zone)
    return time.format('YYYY-MM-DD') < date ? '00:00' : time.format('HH:mm')
  }
  return entries.map(({ start, end, state, what, host }) => ({
    from: format(start),
    to: format(end),
    state,
    what: state === 'busy' ? (titles.get(what) ?? 'another calendar') : what,
    host: [anybody, everybody].includes(host)
      ? ''
      : (hosts.find(({ id, name }) => id === host && name !== '')?.name ?? host),
  }))
}

interface Agenda {
  readonly calendar: OwnerCalendar
  readonly days: readonly AgendaDay[]
  /** When the CRM was read last, in milliseconds since 1970; undefined if there is none. */
  readonly crmReadAt: number | undefined
}

function describeReading({ calendar, crmReadAt }: Agenda): string {
  if (crmReadAt === undefined) return ''
  if (crmReadAt === 0) return ' The CRM has not been read yet.'
  return ` The CRM was read on ${moment.tz(crmReadAt, calendar.zone).format('D MMMM YYYY [at] HH:mm')}.`
}

type Format = (agenda: Agenda) => string

/** How the owner's calendar can be printed. */
export const agendaFormats: Readonly<Record<string, Format>> = {
  table: (agenda) =>
    [
      `Times of ${agenda.calendar.zone}.${describeReading(agenda)}\n`,
      ...agenda.days.map((day) => {
        const lines = toLines(agenda.calendar, day).map(({ from, to, state, what, host }) =>
          [`  ${from}-${to}`, state.padEnd(6), ...[what, host].map(removeControlCharacters)]
            .filter((cell) => cell !== '')
            .join('  ')
            .trimEnd(),
        )
        return `${moment.utc(day.date).format('dddd D MMMM YYYY')}\n${lines.join('\n')}\n`
      }),
    ].join('\n'),
  json: ({ calendar, days }) => {
    const all = days.map((day) => ({ date: day.date, entries: toLines(calendar, day) }))
    return `${JSON.stringify(all, null, 2)}\n`
  },
}
