import { randomUUID } from 'node:crypto'
import type { NewActivity } from '@/contactService/schemas/requests'
import type { Created, ListedActivity } from '@/contactService/schemas/responses'
import {
  BookingPending,
  requireBookableDate,
  SlotTaken,
  TooManyBookings,
  type BookingReference,
  type ContactStore,
  type WriteOptions,
} from '../../contactStore'
import { getOldestKept } from '../../retention'
import { getWrittenInterval, type Interval } from '../activityTime'
import { openCoordinationDatabase, transact } from '../coordination/coordinationDatabase'
import { closeDatabase } from '../embedded/database'
import { rewriteVersion } from '../embedded/migrations'
import {
  syncPendingWrites,
  isRetryable,
  isRefusedOrForbidden,
  performers,
} from './syncPendingWrites'
import { placeholderField } from './placeholderField'
import { countOpenMeetings, removePendingWritesBefore } from './pendingPersonalData'
import { createPendingWrites, type WriteOperation } from './pendingWrites'
import { listTemporaryReferences, resolveReferences } from './references'

const syncIntervalMs = 30_000

export interface FallbackStoreOptions {
  /** The vendor's store; closed with this one. */
  readonly store: ContactStore
  /** The embedded store's file. */
  readonly file: string
  readonly warn?: (message: string) => void
  /** Pending writes are removed after this many days; 0, the default, keeps them. */
  readonly keepDays?: number
  /** The current time in milliseconds since 1970. */
  readonly now?: () => number
}

export interface FallbackStore extends ContactStore {
  /** Sends the pending writes to the vendor, as happens every 30 seconds by itself. */
  syncPendingWrites(): Promise<void>
}

const toListed = ({ startsAt, endsAt }: Interval): ListedActivity => {
  const start = new Date(startsAt).toISOString()
  const minutes = Math.round((endsAt - startsAt) / 60_000)
  const pad = (number: number) => String(number).padStart(2, '0')
  return {
    due_date: start.slice(0, 10),
    due_time: start.slice(11, 16),
    duration: `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`,
    source_timezone: 'UTC',
    subject: 'Busy',
  }
}

/**
 * Stores writes as pending while the vendor is unavailable, and sends them in order later. Meanwhile
 * the calendar can't be read, because only the vendor knows the free slots, and the only deal field is
 * a placeholder for the industry.
 */
export function openFallbackStore(options: FallbackStoreOptions): FallbackStore {
  const { store, file, warn = () => undefined, keepDays = 0, now = Date.now } = options
  const database = openCoordinationDatabase(file)
  const pendingWrites = createPendingWrites(database, now)

  const requireBookingsLeft = (
    meeting: NewActivity,
    { openBookingsPerPerson: limit = 0 }: WriteOptions,
  ) => {
    if (limit === 0) return
    const open = countOpenMeetings(database, meeting, now())
    if (open.pending + open.atVendor >= limit) throw new TooManyBookings()
  }

  /**
   * The limit of bookings for the vendor's store, which does not count the pending ones. At least 1,
   * because only that store can recognize a repeated request for an existing booking.
   */
  const getLimitAtVendor = (
    meeting: NewActivity,
    { openBookingsPerPerson: limit = 0 }: WriteOptions,
  ): number =>
    limit === 0 ? 0 : Math.max(1, limit - countOpenMeetings(database, meeting, now()).pending)

  const write = async (
    operation: WriteOperation,
    asked: object,
    { idempotencyKey: key = randomUUID(), ...others }: WriteOptions = {},
    meeting?: NewActivity,
  ): Promise<Created> => {
    const slot = meeting && getWrittenInterval(meeting)
    const known = pendingWrites.findId(key, operation, asked)
    if (known !== undefined) return { id: known }
    const request = resolveReferences(asked, pendingWrites)
    if (listTemporaryReferences(request).length === 0) {
      if (slot && pendingWrites.overlapsPending(slot)) throw new SlotTaken()
      const openBookingsPerPerson = meeting ? getLimitAtVendor(meeting, others) : 0
      try {
        const vendorOptions = { ...others, openBookingsPerPerson, idempotencyKey: key }
        return await performers[operation](store, request, vendorOptions)
      } catch (error) {
        if (!isRetryable(error)) throw error
        warn(`${operation} is pending until the contact store can be reached`)
      }
    }
    if (meeting) requireBookableDate(meeting.due_date, others.bookableDates)
    const check = () => {
      if (meeting) requireBookingsLeft(meeting, others)
    }
    return { id: await pendingWrites.add({ key, operation, request: asked, slot, check }) }
  }

  /** Reads from the vendor, or returns the placeholder while the vendor is unavailable. */
  const callOrUsePlaceholder = async <Result>(
    ask: () => Promise<Result>,
    placeholder: Result,
  ): Promise<Result> => {
    try {
      return await ask()
    } catch (error) {
      if (!isRetryable(error) || isRefusedOrForbidden(error)) throw error
      return placeholder
    }
  }

  const isAt = async (booking: BookingReference, { startsAt }: Interval): Promise<boolean> => {
    const current = await store.getBooking(booking)
    return getWrittenInterval({ ...current, duration: '' })?.startsAt === startsAt
  }

  const removeOld = async () => {
    if (keepDays === 0) return
    const oldest = getOldestKept({ at: new Date(now()), keepDays })
    await transact(database, () => removePendingWritesBefore(database, oldest))
  }

  let running: Promise<void> | undefined
  const syncOnce = () => {
    running ??= removeOld()
      .then(() => syncPendingWrites(store, pendingWrites, warn))
      .finally(() => {
        running = undefined
      })
    return running
  }
  const timer = setInterval(() => {
    syncOnce().catch((error: unknown) => {
      if (!isRetryable(error)) warn('The pending writes could not be sent to the CRM')
    })
  }, syncIntervalMs)
  timer.unref()

  return {
    listActivities: async (range, page) => {
      const { items, more } = await store.listActivities(range, page)
      if (more) return { items, more }
      const pending = pendingWrites
        .listSlots()
        .map(toListed)
        .filter(({ due_date }) => due_date >= range.start_date && due_date <= range.end_date)
      return { items: [...items, ...pending], more }
    },
    listDealFields: async (page) => {
      const items = page.start === 0 ? [placeholderField] : []
      return callOrUsePlaceholder(() => store.listDealFields(page), { items, more: false })
    },
    createDealField: (field, writeOptions) =>
      callOrUsePlaceholder(() => store.createDealField(field, writeOptions), placeholderField),
    createOrganization: (organization, writeOptions) =>
      write('createOrganization', organization, writeOptions),
    createPerson: (person, writeOptions) => write('createPerson', person, writeOptions),
    createDeal: (deal, writeOptions) => write('createDeal', deal, writeOptions),
    updateDeal: async (id, fields, writeOptions) => {
      await write('updateDeal', { id, fields }, writeOptions)
      return { id }
    },
    createActivity: (activity, writeOptions) =>
      write(
        'createActivity',
        activity,
        writeOptions,
        activity.type === 'meeting' ? activity : undefined,
      ),
    // Bookings are stored while the vendor is unavailable, so only the file must be writable.
    checkReady: () =>
      transact(database, () => {
        rewriteVersion(database)
      }),
    // Visitors get a booking's link only after the vendor has the booking, so it can't be pending.
    getBooking: (booking) => store.getBooking(booking),
    // A browser that has booked while the vendor was unavailable has temporary ids.
    changeBooking: async ({ activityId, number, ...others }, change, dates) => {
      const slot = getWrittenInterval({ ...change, duration: '' })
      const at = resolveReferences({ id: activityId, deal_id: number }, pendingWrites)
      if (listTemporaryReferences(at).length > 0) {
        if (!slot || !pendingWrites.hasMeeting(activityId, number, slot)) throw new BookingPending()
        return { ...change, number, state: 'booked' }
      }
      const booking = { ...others, activityId: at.id, number: at.deal_id }
      // If the booking is at this time already, the request repeats an earlier change.
      if (slot && pendingWrites.overlapsPending(slot) && !(await isAt(booking, slot)))
        throw new SlotTaken()
      return store.changeBooking(booking, change, dates)
    },
    cancelBooking: (booking, cancellation) => store.cancelBooking(booking, cancellation),
    syncPendingWrites: syncOnce,
    close: async () => {
      clearInterval(timer)
      await running?.catch(() => undefined)
      closeDatabase(database)
      await store.close()
    },
  }
}
