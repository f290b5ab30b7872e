import { ContactStoreError, RateLimited, StoreUnavailable } from './contactStore'

/** The most IP addresses in memory; the address that booked longest ago is forgotten first. */
const maxAddresses = 10_000

/** The most bookings of unknown outcome in memory; the oldest is forgotten first. */
const maxUncertainBookings = 10_000

export interface CountedBooking {
  /** The client's IP address, or network for IPv6. */
  readonly clientAddress: string
  /** The idempotency key: requests that repeat a booking have the same key and count once. */
  readonly key: string | undefined
  /** When the meeting ends and no longer counts, in milliseconds since 1970. */
  readonly endsAt: number
}

export interface OpenBookings {
  /**
   * Runs `book`, unless the IP address has as many open bookings as allowed. A booking that fails
   * does not count. If it may exist nevertheless, repeating it is always allowed.
   *
   * @throws the error of `refuse`
   */
  count<Result>(booking: CountedBooking, book: () => Promise<Result>): Promise<Result>
}

const isRefused = (error: unknown) =>
  error instanceof ContactStoreError &&
  !(error instanceof StoreUnavailable || error instanceof RateLimited)

/**
 * Limits the open bookings of each IP address, in this process's memory; 0 means no limit.
 *
 * @param now the current time in milliseconds since 1970
 */
export function createOpenBookings(
  limit: number,
  now: () => number,
  refuse: () => Error,
): OpenBookings {
  /** Ends of meetings by booking key, by IP address; the address that booked last comes last. */
  const bookingsByAddress = new Map<string, Map<string | symbol, number>>()
  /** `address key` of the bookings whose outcome is unknown, oldest first. */
  const uncertainBookings = new Set<string>()

  const getOpen = (clientAddress: string) => {
    const all = bookingsByAddress.get(clientAddress) ?? []
    return new Map([...all].filter(([, endsAt]) => endsAt > now()))
  }

  const rememberUncertain = (clientAddress: string, fullKey: string) => {
    uncertainBookings.delete(fullKey)
    uncertainBookings.add(fullKey)
    const ownBookings = [...uncertainBookings].filter((each) =>
      each.startsWith(`${clientAddress} `),
    )
    for (const surplus of ownBookings.slice(0, -limit)) uncertainBookings.delete(surplus)
    const [oldest] = uncertainBookings
    if (uncertainBookings.size > maxUncertainBookings && oldest !== undefined) {
      uncertainBookings.delete(oldest)
    }
  }

  return {
    count: async ({ clientAddress, key, endsAt }, book) => {
      if (limit === 0) return book()
      const open = getOpen(clientAddress)
      const id = key ?? Symbol('booking')
      const fullKey = key && `${clientAddress} ${key}`
      const isCounted = open.has(id)
      const mayExist = fullKey !== undefined && uncertainBookings.has(fullKey)
      if (!isCounted && !mayExist && open.size >= limit) throw refuse()
      bookingsByAddress.delete(clientAddress)
      bookingsByAddress.set(clientAddress, open.set(id, endsAt))
      const [oldest] = bookingsByAddress.keys()
      if (bookingsByAddress.size > maxAddresses && oldest !== undefined) {
        bookingsByAddress.delete(oldest)
      }
      try {
        const result = await book()
        if (fullKey) uncertainBookings.delete(fullKey)
        return result
      } catch (error) {
        if (!isCounted) bookingsByAddress.get(clientAddress)?.delete(id)
        if (fullKey && isRefused(error)) uncertainBookings.delete(fullKey)
        else if (fullKey && !(error instanceof RateLimited)) {
          rememberUncertain(clientAddress, fullKey)
        }
        throw error
      }
    },
  }
}
