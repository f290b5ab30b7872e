import { listAgenda, listDays } from '../calendar/agenda'
import { getContext } from '../calendar/availability'
import { demoCalendarSecret, getDemoCalendarUrl } from '../calendar/demoCalendar'
import { openCalendar } from '../calendar/openCalendar'
import { agendaFormats } from '../contactsReport/agenda'
import { crmSourceName } from '../crm/crmSource'
import { findReadAt } from '../records/busyReader'
import { readAgendaEntries } from '../records/demos'
import { readSecret, replaceSecret } from '../records/secrets'
import { readRecords, useRecords, type Command } from './command'

const dayCount = 14

/** The option that shows the owner's calendar. */
export const calendarCommand = {
  calendar: {
    value: 'FORMAT',
    defaultValue: 'table',
    help: `what is free, closed, booked and busy in two weeks: ${Object.keys(agendaFormats).join(', ')}`,
    run: async (value, context) => {
      const format = agendaFormats[value]
      if (!format) throw new Error(`it accepts ${Object.keys(agendaFormats).join(', ')}`)
      const calendar = (await openCalendar(context.configuration, () => undefined)).get()
      const now = context.now().getTime()
      const days = listDays(calendar, now, dayCount)
      const range = { start: days[0]?.start ?? now, end: days.at(-1)?.end ?? now }
      const read = await readRecords(context, async (queries) => ({
        taken: await readAgendaEntries(queries, getContext(range)),
        crmReadAt: await findReadAt(queries, crmSourceName),
      }))
      const { taken, crmReadAt } = read ?? { taken: [], crmReadAt: 0 }
      return format({
        calendar,
        days: listAgenda(calendar, taken, { days, now }),
        crmReadAt: context.configuration.crm === 'none' ? undefined : crmReadAt,
      })
    },
  },
} as const satisfies Readonly<Record<string, Command>>

/** How the secret of its address is found, by the option's value. */
const actions: Readonly<Record<string, typeof readSecret>> = {
  current: readSecret,
  new: replaceSecret,
}

/** The option that prints the address of the demo calendar. */
export const calendarLinkCommand = {
  'calendar-link': {
    value: 'new',
    defaultValue: 'current',
    help: 'the secret address of the demo calendar; a new one ends the one before',
    run: async (value, context) => {
      const getSecret = actions[value]
      if (!getSecret) throw new Error('it accepts new, or nothing')
      const token = await useRecords(context, (database) => getSecret(database, demoCalendarSecret))
      if (token === undefined) throw new Error('there is no database yet: start the site first')
      return `${getDemoCalendarUrl(context.configuration.siteUrl, token)}\n`
    },
  },
} as const satisfies Readonly<Record<string, Command>>
