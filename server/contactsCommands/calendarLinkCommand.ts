import { demoCalendarSecret, getDemoCalendarUrl } from '../calendar/demoCalendar'
import { readSecret, replaceSecret } from '../records/secrets'
import { useRecords, type Command } from './command'

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
