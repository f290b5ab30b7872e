import type { CalendarFile } from '../calendar/openCalendar'
import type { OwnerCalendar } from '../calendar/ownerCalendar'
import type { Database } from '../records/database'
import { planReminders } from '../records/reminders'
import { startLane, type Lane } from './startLane'

export interface ReminderPlanningOptions {
  readonly database: Database
  readonly calendar: Pick<CalendarFile, 'get'>
  readonly now: () => Date
  /** Gets sentences for the operator. */
  readonly report: (sentence: string) => void
}

/** Plans the reminders that bookings lack, at the start and whenever the owner's calendar has been read again. */
export function startReminderPlanning(options: ReminderPlanningOptions): Lane {
  const { database, calendar, now, report } = options
  let planned: OwnerCalendar | undefined
  return startLane({
    workNext: async () => {
      const rules = calendar.get()
      if (rules === planned) return false
      await planReminders(database, { at: now(), calendar: rules })
      planned = rules
      return false
    },
    reportError: (message) => {
      report(`The reminders of earlier bookings have to wait: ${message}.`)
    },
  })
}
