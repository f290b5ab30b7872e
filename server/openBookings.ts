import { ContactStoreError, RateLimited, StoreUnavailable } from './contactStore'

/** The most IP addresses in memory; the address that booked longest ago is forgotten first. */
const maxAddresses = 10_000

/** The most bookings of unknown outcome in memory; the oldest is forgotten first. */
const maxUnknown = 10_000

export interface Booking {
  /** The client's IP address, or network for IPv6. */
  readonly address: string
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
  count<Result>(booking: Booking, book: () => Promise<Result>): Promise<Result>
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
  const known = new Map<string, Map<string | symbol, number>>()
  /** `address key` of the bookings whose outcome is unknown, oldest first. */
  const unknown = new Set<string>()

  const getOpen = (address: string) => {
    const all = known.get(address) ?? []
    return new Map([...all].filter(([, endsAt]) => endsAt > now()))
  }

  const remember = (address: string, name: string) => {
    unknown.delete(name)
    unknown.add(name)
    const own = [...unknown].filter((each) => each.startsWith(`${address} `))
    for (const surplus of own.slice(0, -limit)) unknown.delete(surplus)
    const [oldest] = unknown
    if (unknown.size > maxUnknown && oldest !== undefined) unknown.delete(oldest)
  }

  return {
    count: async ({ address, key, endsAt }, book) => {
      if (limit === 0) return book()
      const open = getOpen(address)
      const id = key ?? Symbol('booking')
      const name = key && `${address} ${key}`
      const isCounted = open.has(id)
      const mayStand = name !== undefined && unknown.has(name)
      if (!isCounted && !mayStand && open.size >= limit) throw refuse()
      known.delete(address)
      known.set(address, open.set(id, endsAt))
      const [oldest] = known.keys()
      if (known.size > maxAddresses && oldest !== undefined) known.delete(oldest)
      try {
        const result = await book()
        if (name) unknown.delete(name)
        return result
      } catch (error) {
        if (!isCounted) known.get(address)?.delete(id)
        if (name && isRefused(error)) unknown.delete(name)
        else if (name && !(error instanceof RateLimited)) remember(address, name)
        throw error
      }
    },
  }
}
