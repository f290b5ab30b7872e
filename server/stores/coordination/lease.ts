/** How long a claim is good; then the process that made it and renews it no more counts as gone. */
export const leaseMs = 30_000

const renewalMs = 10_000

/**
 * Carries out work that a claim protects, and renews the claim as long as that takes: a booking makes
 * several calls to the vendor, of which each may take eight seconds.
 */
export async function withLease<Result>(
  renew: () => Promise<void>,
  work: () => Promise<Result>,
): Promise<Result> {
  let renewing = Promise.resolve()
  const timer = setInterval(() => {
    // One that fails is made up for by the next.
    renewing = renew().catch(() => undefined)
  }, renewalMs)
  timer.unref()
  try {
    return await work()
  } finally {
    clearInterval(timer)
    await renewing
  }
}
