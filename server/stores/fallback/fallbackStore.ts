import { randomUUID } from 'node:crypto'
import type { NewActivity } from '@/contactService/schemas/requests'
import type { Created, ListedActivity } from '@/contactService/schemas/responses'
import {
  BookingKept,
  requireBookableDate,
  SlotTaken,
  TooManyBookings,
  type BookingReference,
  type ContactStore,
  type WriteOptions,
} from '../../contactStore'
import { getOldest } from '../../retention'
import { getWrittenInterval, type Interval } from '../activityTime'
import { openCoordinationDatabase, transact } from '../coordination/coordinationDatabase'
import { closeDatabase } from '../embedded/database'
import { carryOver, isForLater, isRefusedOrForbidden, performers } from './carryOver'
import { keptField } from './keptField'
import { countOpenMeetings, removeKeptBefore } from './keptPersonalData'
import { createKeptWrites, type KeptOperation } from './keptWrites'
import { listKeptReferences, resolveReferences } from './references'

const carryOverIntervalMs = 30_000

export interface FallbackStoreOptions {
  /** The vendor's store; closed with this one. */
  readonly store: ContactStore
  /** The embedded store's file. */
  readonly file: string
  readonly warn?: (message: string) => void
  /** What waits longer than this goes; 0, the default, keeps it. */
  readonly keepDays?: number
  /** The current time in milliseconds since 1970. */
  readonly now?: () => number
}

export interface FallbackStore extends ContactStore {
  /** Carries over what waits, as happens every 30 seconds by itself. */
  carryOver(): Promise<void>
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
 * Keeps what a visitor books while the vendor is unavailable, and carries it over in order later.
 * Meanwhile the calendar can't be read, since only the vendor knows which slots are free; the deal
 * fields are answered with one that stands for the vendor's.
 */
export function openFallbackStore(options: FallbackStoreOptions): FallbackStore {
  const { store, file, warn = () => undefined, keepDays = 0, now = Date.now } = options
  const database = openCoordinationDatabase(file)
  const kept = createKeptWrites(database, now)

  const requireFewBookings = (
    meeting: NewActivity,
    { openBookingsPerPerson: limit = 0 }: WriteOptions,
  ) => {
    if (limit === 0) return
    const open = countOpenMeetings(database, meeting, now())
    if (open.kept + open.atVendor >= limit) throw new TooManyBookings()
  }

  /**
   * What the limit leaves for the vendor, which does not know what waits: one at least, since only
   * the vendor's store knows whether this is a repeat.
   */
  const getLimitAtVendor = (
    meeting: NewActivity,
    { openBookingsPerPerson: limit = 0 }: WriteOptions,
  ): number =>
    limit === 0 ? 0 : Math.max(1, limit - countOpenMeetings(database, meeting, now()).kept)

  const write = async (
    operation: KeptOperation,
    asked: object,
    { idempotencyKey: key = randomUUID(), ...others }: WriteOptions = {},
    meeting?: NewActivity,
  ): Promise<Created> => {
    const slot = meeting && getWrittenInterval(meeting)
    const known = kept.findId(key, operation, asked)
    if (known !== undefined) return { id: known }
    const request = resolveReferences(asked, kept)
    if (listKeptReferences(request).length === 0) {
      if (slot && kept.overlapsWaiting(slot)) throw new SlotTaken()
      const openBookingsPerPerson = meeting ? getLimitAtVendor(meeting, others) : 0
      try {
        const vendorOptions = { ...others, openBookingsPerPerson, idempotencyKey: key }
        return await performers[operation](store, request, vendorOptions)
      } catch (error) {
        if (!isForLater(error)) throw error
        warn(`${operation} is kept until the contact store can be reached`)
      }
    }
    if (meeting) requireBookableDate(meeting.due_date, others.bookableDates)
    const check = () => {
      if (meeting) requireFewBookings(meeting, others)
    }
    return { id: await kept.keep({ key, operation, request: asked, slot, check }) }
  }

  /** Asks the vendor, and returns the substitute while it is unavailable. */
  const unlessAway = async <Result>(
    ask: () => Promise<Result>,
    substitute: Result,
  ): Promise<Result> => {
    try {
      return await ask()
    } catch (error) {
      if (!isForLater(error) || isRefusedOrForbidden(error)) throw error
      return substitute
    }
  }

  const isAt = async (booking: BookingReference, { startsAt }: Interval): Promise<boolean> => {
    const current = await store.getBooking(booking)
    return getWrittenInterval({ ...current, duration: '' })?.startsAt === startsAt
  }

  const removeOld = async () => {
    if (keepDays === 0) return
    const oldest = getOldest({ at: new Date(now()), keepDays })
    await transact(database, () => removeKeptBefore(database, oldest))
  }

  let running: Promise<void> | undefined
  const carryOverOnce = () => {
    running ??= removeOld()
      .then(() => carryOver(store, kept, warn))
      .finally(() => {
        running = undefined
      })
    return running
  }
  const timer = setInterval(() => {
    carryOverOnce().catch((error: unknown) => {
      if (!isForLater(error)) warn('What is kept could not be carried over')
    })
  }, carryOverIntervalMs)
  timer.unref()

  return {
    listActivities: async (range, page) => {
      const { items, more } = await store.listActivities(range, page)
      if (more) return { items, more }
      const waiting = kept
        .listSlots()
        .map(toListed)
        .filter(({ due_date }) => due_date >= range.start_date && due_date <= range.end_date)
      return { items: [...items, ...waiting], more }
    },
    listDealFields: async (page) => {
      const items = page.start === 0 ? [keptField] : []
      return unlessAway(() => store.listDealFields(page), { items, more: false })
    },
    createDealField: (field, writeOptions) =>
      unlessAway(() => store.createDealField(field, writeOptions), keptField),
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
    // Visitors get a booking's link once the vendor has it.
    getBooking: (booking) => store.getBooking(booking),
    // Who has just booked moves a meeting by the ids under which it was kept.
    changeBooking: async ({ activityId, number, ...others }, change, dates) => {
      const slot = getWrittenInterval({ ...change, duration: '' })
      const at = resolveReferences({ id: activityId, deal_id: number }, kept)
      if (listKeptReferences(at).length > 0) {
        if (!slot || !kept.hasMeeting(activityId, number, slot)) throw new BookingKept()
        return { ...change, number, state: 'booked' }
      }
      const booking = { ...others, activityId: at.id, number: at.deal_id }
      // A booking that is there already is no new one for those that wait.
      if (slot && kept.overlapsWaiting(slot) && !(await isAt(booking, slot))) throw new SlotTaken()
      return store.changeBooking(booking, change, dates)
    },
    cancelBooking: (booking, cancellation) => store.cancelBooking(booking, cancellation),
    carryOver: carryOverOnce,
    close: async () => {
      clearInterval(timer)
      await running?.catch(() => undefined)
      closeDatabase(database)
      await store.close()
    },
  }
}
