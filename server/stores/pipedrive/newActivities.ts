import type { NewActivity } from '@/contactService/schemas/requests'
import type { Created } from '@/contactService/schemas/responses'
import { requireBookableDate, type BookableDates } from '../../contactStore'
import { getRootMessage } from '../../errors'
import type { Sender } from '../../messages/events'
import { getWrittenInterval, type Interval } from '../activityTime'
import type { SlotClaims } from '../coordination/slotClaims'
import type { VendorBookings } from '../coordination/vendorBookings'
import type { WriteHistory } from '../coordination/writeJournal'
import type { Calendar } from './calendar'
import type { Dialect } from './dialect'
import { findActivity } from './lostRecords'
import { readSender } from './senders'
import type { Slots } from './slots'
import type { VendorClient } from './vendorClient'
import { VendorUnavailable } from './vendorErrors'
import { createRecord } from './vendorWrites'

export interface NewActivityOptions {
  readonly client: VendorClient
  readonly dialect: Dialect
  readonly calendar: Calendar
  readonly slots: Slots
  readonly claims: SlotClaims
  readonly records: VendorBookings
}

interface Written {
  readonly created: Created
  readonly sender: Sender
}

const getSlot = (activity: NewActivity): Interval | undefined =>
  activity.type === 'meeting' ? getWrittenInterval(activity) : undefined

/**
 * Returns a function that creates an activity, or finds it where its creation was lost, and tells of
 * it.
 */
export function createActivityWriter(options: NewActivityOptions) {
  const { client, dialect, calendar, slots, claims, records } = options

  /** The sender is read first: once the activity is there, nothing of the vendor is needed. */
  const post = async (activity: NewActivity): Promise<Written> => {
    const sender = await readSender(client, dialect, activity)
    const path = `${dialect.basePath}/activities`
    const body = dialect.toActivity(activity)
    try {
      const created = await createRecord(client, { method: 'POST', path, body }, activity)
      return { created, sender }
    } finally {
      calendar.drop()
    }
  }

  const findOrPost = async (
    activity: NewActivity,
    { lostSince }: WriteHistory,
    holder: string,
    bookableDates: BookableDates | undefined,
  ): Promise<Written> => {
    const found =
      lostSince === undefined ? undefined : await findActivity({ client, dialect }, activity)
    if (found) {
      await claims.confirm(holder)
      return { created: found, sender: await readSender(client, dialect, activity) }
    }
    const slot = getSlot(activity)
    if (activity.type === 'meeting') requireBookableDate(activity.due_date, bookableDates)
    return slot ? slots.book(holder, slot, () => post(activity)) : post(activity)
  }

  const tell = async (activity: NewActivity, { created: { id: activityId }, sender }: Written) => {
    const { startsAt } = getSlot(activity) ?? {}
    const type = 'booking.created'
    try {
      await records.tell({ type, activityId, activity, sender, sequence: 0, startsAt })
    } catch (error) {
      // Asked for again under its key, the activity is found and told of then.
      throw new VendorUnavailable(
        `An activity could not be told of: ${getRootMessage(error)}`,
        true,
      )
    }
  }

  return async (
    activity: NewActivity,
    history: WriteHistory,
    holder: string,
    bookableDates?: BookableDates,
  ): Promise<Created> => {
    const written = await findOrPost(activity, history, holder, bookableDates)
    await tell(activity, written)
    return written.created
  }
}
