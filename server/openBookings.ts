import { StoreError } from './records/storeError'
import type { Clock } from './time'

/** The most IP addresses in memory; the address that booked longest ago is forgotten first. */
const maxAddresses = 10_000

/** A booking, or an attempt whose outcome is not known yet. */
interface Attempt {
  /** A deal has one meeting, so requests that repeat or change it count once. */
  readonly dealId: number
  /** When the meeting ends and no longer counts, in milliseconds since 1970. */
  readonly endsAt: number
}

interface CountedBooking extends Attempt {
  /** The client's IP address, or network for IPv6. */
  readonly clientAddress: string
}

/** Limits the open bookings of each IP address, in this process's memory; 0 means no limit. */
export function createOpenBookings(limit: number, now: Clock) {
  /** The address that booked last comes last. */
  const attemptsByAddress = new Map<string, readonly Attempt[]>()

  return {
    /**
     * Runs `book`, unless the IP address has as many open bookings as allowed. A booking that fails
     * does not count.
     *
     * @throws {StoreError} `tooManyBookings`
     */
    count: async <Result>(
      { clientAddress, ...attempt }: CountedBooking,
      book: () => Promise<Result>,
    ): Promise<Result> => {
      if (limit === 0) return book()
      const all = attemptsByAddress.get(clientAddress) ?? []
      const open = all.filter(({ endsAt }) => endsAt > now())
      const deals = new Set(open.map(({ dealId }) => dealId))
      if (deals.add(attempt.dealId).size > limit) throw new StoreError('tooManyBookings')
      attemptsByAddress.delete(clientAddress)
      attemptsByAddress.set(clientAddress, [...open, attempt])
      const [oldest] = attemptsByAddress.keys()
      if (attemptsByAddress.size > maxAddresses && oldest !== undefined) {
        attemptsByAddress.delete(oldest)
      }
      const replace = (isReplaced: (other: Attempt) => boolean, by: readonly Attempt[]) => {
        const others = attemptsByAddress.get(clientAddress)?.filter((each) => !isReplaced(each))
        if (others) attemptsByAddress.set(clientAddress, [...others, ...by])
      }
      try {
        const booked = await book()
        replace(({ dealId }) => dealId === attempt.dealId, [attempt])
        return booked
      } catch (error) {
        replace((other) => other === attempt, [])
        throw error
      }
    },
  }
}
