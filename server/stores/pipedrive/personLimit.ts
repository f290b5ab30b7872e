import { TooManyBookings } from '../../contactStore'
import { getQueueName } from '../coordination/emailHashes'
import type { WriteJournal } from '../coordination/writeJournal'
import { readSlot, type MeetingSource } from './meetings'

export interface PersonLimitOptions extends MeetingSource {
  readonly journal: WriteJournal
  readonly now: () => number
}

export interface LimitedPerson {
  /** Empty if the e-mail address is unknown; then there is no limit. */
  readonly email: string
  /** The most future meetings of the e-mail address; 0 for no limit. */
  readonly limit: number
}

/**
 * Returns a function that books a meeting by `work`, unless the person has as many future meetings as
 * allowed. Meetings are counted on this host, so `work` must call `records.notify`. Before a meeting
 * is refused, the counted ones are read from the vendor, because its users may have cancelled one.
 */
export function createPersonLimit({ journal, now, ...source }: PersonLimitOptions) {
  const { records } = source

  const hasAll = async (hash: string, limit: number): Promise<boolean> => {
    const open = records.findOpen(hash)
    if (open.length < limit) return false
    const slots = await Promise.all(open.map((activityId) => readSlot(source, activityId)))
    return slots.filter((slot) => slot && slot.endsAt > now()).length >= limit
  }

  /** @throws {TooManyBookings} if the person has as many future meetings as allowed */
  return async <Result>(
    { email, limit }: LimitedPerson,
    work: () => Promise<Result>,
  ): Promise<Result> => {
    const hash = limit === 0 || email === '' ? undefined : records.hashEmail(email)
    if (hash === undefined) return work()
    const turn = { operation: 'turn', request: null, isRemembered: false }
    return journal.run({ ...turn, key: getQueueName(hash) }, async () => {
      if (await hasAll(hash, limit)) throw new TooManyBookings()
      return work()
    })
  }
}
