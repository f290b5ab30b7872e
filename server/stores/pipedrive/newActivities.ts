import type { NewActivity } from '@/contactService/schemas/requests'
import type { Created } from '@/contactService/schemas/responses'
import { requireBookableDate, type WriteOptions } from '../../contactStore'
import { getRootMessage } from '../../errors'
import type { Sender } from '../../messages/events'
import { getWrittenInterval, type Interval } from '../activityTime'
import type { SlotClaims } from '../coordination/slotClaims'
import type { VendorBookings } from '../coordination/vendorBookings'
import type { WriteHistory, WriteJournal } from '../coordination/writeJournal'
import type { ActivityCalendar } from './calendar'
import type { Dialect } from './dialect'
import { findActivity } from './lostRecords'
import { readSender } from './senders'
import { createPersonLimit } from './personLimit'
import type { Slots } from './slots'
import type { VendorClient } from './vendorClient'
import { VendorUnavailable } from '../vendorErrors'
import { createRecord } from './vendorWrites'

export interface NewActivityOptions {
  readonly client: VendorClient
  readonly dialect: Dialect
  readonly calendar: ActivityCalendar
  readonly slots: Slots
  readonly claims: SlotClaims
  readonly records: VendorBookings
  readonly journal: WriteJournal
  readonly now: () => number
}

const getSlot = (activity: NewActivity): Interval | undefined =>
  activity.type === 'meeting' ? getWrittenInterval(activity) : undefined

/**
 * Returns a function that creates an activity and sends notifications. If the response to an earlier
 * attempt was lost, the function first looks for the activity of that attempt.
 */
export function createActivityWriter(options: NewActivityOptions) {
  const { client, dialect, calendar, slots, claims, records } = options
  const withinLimit = createPersonLimit(options)

  const notify = async (activity: NewActivity, { id: activityId }: Created, sender: Sender) => {
    const { startsAt } = getSlot(activity) ?? {}
    const type = 'booking.created'
    try {
      await records.notify({ type, activityId, activity, sender, sequence: 0, startsAt })
    } catch (error) {
      // The outcome counts as unknown, so that a repeated request finds the activity and notifies.
      throw new VendorUnavailable(
        `The notification of an activity could not be stored: ${getRootMessage(error)}`,
        true,
      )
    }
  }

  /** Reads the sender first, so that notifying needs no call to the vendor after the creation. */
  const post = async (activity: NewActivity, limit: number): Promise<Created> => {
    const sender = await readSender(client, dialect, activity)
    const path = `${dialect.basePath}/activities`
    const body = dialect.toActivity(activity)
    return withinLimit({ email: sender.email, limit }, async () => {
      try {
        const created = await createRecord(client, { method: 'POST', path, body }, activity)
        await notify(activity, created, sender)
        return created
      } finally {
        calendar.drop()
      }
    })
  }

  return async (
    activity: NewActivity,
    { lostSince }: WriteHistory,
    holder: string,
    { bookableDates, openBookingsPerPerson = 0 }: WriteOptions = {},
  ): Promise<Created> => {
    const found =
      lostSince === undefined ? undefined : await findActivity({ client, dialect }, activity)
    if (found) {
      await claims.confirm(holder)
      await notify(activity, found, await readSender(client, dialect, activity))
      return found
    }
    if (activity.type !== 'meeting') return post(activity, 0)
    requireBookableDate(activity.due_date, bookableDates)
    const slot = getSlot(activity)
    const book = () => post(activity, openBookingsPerPerson)
    return slot ? slots.book(holder, slot, book) : book()
  }
}
