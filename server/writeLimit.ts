const windowMs = 60_000

/**
 * Expired entries are deleted once this many IP addresses are known, so that memory stays bounded.
 */
const sweepAt = 10_000

interface Allowance {
  readonly allowed: boolean
  readonly limit: number
  readonly remaining: number
  /** Whole seconds until the IP address may make `limit` writes again. */
  readonly resetSeconds: number
}

/** Counts a write of an IP address; `now` is in milliseconds. */
export type WriteLimit = (address: string, now: number) => Allowance

/** Limits the writes per IP address and minute, counted in this process's memory. */
export function createWriteLimit(perMinute: number): WriteLimit {
  const windows = new Map<string, { endsAt: number; count: number }>()

  const sweep = (now: number) => {
    for (const [address, { endsAt }] of windows) if (endsAt <= now) windows.delete(address)
  }

  return (address, now) => {
    if (windows.size >= sweepAt) sweep(now)
    let current = windows.get(address)
    if (!current || current.endsAt <= now) {
      current = { endsAt: now + windowMs, count: 0 }
      windows.set(address, current)
    }
    current.count += 1
    return {
      allowed: current.count <= perMinute,
      limit: perMinute,
      remaining: Math.max(0, perMinute - current.count),
      resetSeconds: Math.ceil((current.endsAt - now) / 1_000),
    }
  }
}
