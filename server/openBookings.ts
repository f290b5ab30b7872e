/** Addresses whose bookings are kept in memory; the oldest are forgotten beyond it. */
const maxAddresses = 10_000

export interface Booking {
  /** Where the request comes from. */
  readonly address: string
  /** Repeats of one booking have the same key and count once. */
  readonly key: string | undefined
  /** When the meeting is over and no longer counts, in milliseconds since 1970. */
  readonly endsAt: number
}

export interface OpenBookings {
  /**
   * Runs `book`, unless the address has as many open bookings as it may have. A booking that fails
   * does not count.
   *
   * @throws the error of `refuse`
   */
  count<Result>(booking: Booking, book: () => Promise<Result>): Promise<Result>
}

/**
 * Limits the open bookings of each address, in this process's memory; 0 means no limit.
 *
 * @param now the current time in milliseconds since 1970
 */
export function createOpenBookings(
  limit: number,
  now: () => number,
  refuse: () => Error,
): OpenBookings {
  /** Bookings by key, by address; the address that booked last comes last. */
  const known = new Map<string, Map<string | symbol, number>>()

  const getOpen = (address: string) => {
    const all = known.get(address) ?? []
    return new Map([...all].filter(([, endsAt]) => endsAt > now()))
  }

  return {
    count: async ({ address, key = Symbol('booking'), endsAt }, book) => {
      if (limit === 0) return book()
      const open = getOpen(address)
      const isRepeat = open.has(key)
      if (!isRepeat && open.size >= limit) throw refuse()
      known.delete(address)
      known.set(address, open.set(key, endsAt))
      const [oldest] = known.keys()
      if (known.size > maxAddresses && oldest !== undefined) known.delete(oldest)
      try {
        return await book()
      } catch (error) {
        if (!isRepeat) known.get(address)?.delete(key)
        throw error
      }
    },
  }
}
