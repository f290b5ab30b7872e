import { listAgenda, listDays } from '../calendar/agenda'
import { getContext } from '../calendar/availability'
import { openCalendar } from '../calendar/openCalendar'
import { agendaFormats } from '../contactsReport/agenda'
import { crmSourceName } from '../crm/crmSource'
import { findReadAt } from '../records/busyReader'
import { readAgendaEntries } from '../records/demos'
import { readRecords, type Command } from './command'

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
