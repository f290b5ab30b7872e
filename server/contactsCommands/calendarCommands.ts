import moment from '@/features/booking/domain/moment'
import { listAgenda, listDays, type AgendaDay } from '../calendar/agenda'
import { getHostContext, anybody, everybody } from '../calendar/availability'
import { demoCalendarSecret, getDemoCalendarUrl } from '../calendar/demoCalendar'
import { openCalendar } from '../calendar/openCalendar'
import { crmSourceName } from '../crm/crmSource'
import { findTurn } from '../records/busyReader'
import { readAgendaEntries } from '../records/demos'
import { readSecret, replaceSecret } from '../records/secrets'
import { hasRecords, readRecords, requireChoice, useRecords, type Command } from './command'
import { listFeeds } from '../calendar/feeds/startFeeds'
import type { OwnerCalendar } from '../calendar/ownerCalendar'
import { formatLine } from './formatTable'

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

/** @param readAt in milliseconds since 1970, 0 for never */
const describeReading = (readAt: number, { zone }: OwnerCalendar): string =>
  readAt === 0
    ? ' The CRM has not been read yet.'
    : ` The CRM was read on ${moment.tz(readAt, zone).format('D MMMM YYYY [at] HH:mm')}.`

const formatDay = (calendar: OwnerCalendar, day: AgendaDay): string => {
  const lines = toLines(calendar, day).map(({ from, to, state, what, host }) =>
    `  ${from}-${to}  ${state.padEnd(6)}  ${formatLine([what, host])}`.trimEnd(),
  )
  return `${moment.utc(day.date).format('dddd D MMMM YYYY')}\n${lines.join('\n')}\n`
}

const dayCount = 14

/** The options that show the owner's calendar, and the address of the demo calendar. */
export const calendarCommands = {
  calendar: {
    help: 'what is free, closed, booked and busy in two weeks',
    run: async (_value, context) => {
      const calendar = (await openCalendar(context.configuration, () => undefined)).get()
      const now = context.now().getTime()
      const days = listDays(calendar, now, dayCount)
      const range = { start: days[0]?.start ?? now, end: days.at(-1)?.end ?? now }
      // A new calendar can be looked at before the first start.
      const { taken, crmReadAt } = hasRecords(context)
        ? await readRecords(context, async (queries) => ({
            taken: await readAgendaEntries(queries, getHostContext(range)),
            crmReadAt: (await findTurn(queries, crmSourceName, now)).readAt,
          }))
        : { taken: [], crmReadAt: 0 }
      const hasCrm = context.configuration.crm !== 'none'
      const reading = hasCrm ? describeReading(crmReadAt, calendar) : ''
      const agenda = listAgenda(calendar, taken, { days, now })
      const parts = agenda.map((day) => formatDay(calendar, day))
      return [`Times of ${calendar.zone}.${reading}\n`, ...parts].join('\n')
    },
  },
  'calendar-link': {
    value: 'new',
    defaultValue: 'current',
    help: 'the secret address of the demo calendar; a new one ends the one before',
    run: async (value, context) => {
      const getSecret = requireChoice({ current: readSecret, new: replaceSecret }, value)
      const token = await useRecords(context, (database) => getSecret(database, demoCalendarSecret))
      return `${getDemoCalendarUrl(context.configuration.siteUrl, token)}\n`
    },
  },
} as const satisfies Readonly<Record<string, Command>>
