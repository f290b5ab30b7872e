import { StoreError } from './contactStore'

/** The most IP addresses in memory; the address that booked longest ago is forgotten first. */
const maxAddresses = 10_000

interface CountedBooking {
  /** The client's IP address, or network for IPv6. */
  readonly clientAddress: string
  /** A deal has one meeting, so requests that repeat or change it count once. */
  readonly dealId: number
  /** When the meeting ends and no longer counts, in milliseconds since 1970. */
  readonly endsAt: number
}

/**
 * Limits the open bookings of each IP address, in this process's memory; 0 means no limit.
 *
 * @param now the current time in milliseconds since 1970
 */
export function createOpenBookings(limit: number, now: () => number) {
  /** Ends of meetings by deal, by IP address; the address that booked last comes last. */
  const bookingsByAddress = new Map<string, Map<number, number>>()

  const getOpen = (clientAddress: string) => {
    const all = bookingsByAddress.get(clientAddress) ?? []
    return new Map([...all].filter(([, endsAt]) => endsAt > now()))
  }

  return {
    /**
     * Runs `book`, unless the IP address has as many open bookings as allowed. A booking that fails
     * does not count.
     *
     * @throws {StoreError} `tooManyBookings`
     */
    count: async <Result>(
      { clientAddress, dealId, endsAt }: CountedBooking,
      book: () => Promise<Result>,
    ): Promise<Result> => {
      if (limit === 0) return book()
      const open = getOpen(clientAddress)
      const endedAt = open.get(dealId)
      if (endedAt === undefined && open.size >= limit) throw new StoreError('tooManyBookings')
      bookingsByAddress.delete(clientAddress)
      bookingsByAddress.set(clientAddress, open.set(dealId, endsAt))
      const [oldest] = bookingsByAddress.keys()
      if (bookingsByAddress.size > maxAddresses && oldest !== undefined) {
        bookingsByAddress.delete(oldest)
      }
      try {
        return await book()
      } catch (error) {
        const counted = bookingsByAddress.get(clientAddress)
        if (endedAt === undefined) counted?.delete(dealId)
        else counted?.set(dealId, endedAt)
        throw error
      }
    },
  }
}
