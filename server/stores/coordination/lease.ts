/** How long a claim lasts without being renewed. Then its process is taken to have ended. */
export const leaseMs = 30_000

const renewalMs = 10_000

/**
 * Runs work that a claim protects, and renews the claim until the work ends. A booking may outlast the
 * claim: it makes several calls to the vendor, of which each may take eight seconds.
 */
export async function withLease<Result>(
  renew: () => Promise<void>,
  work: () => Promise<Result>,
): Promise<Result> {
  let renewing = Promise.resolve()
  const timer = setInterval(() => {
    // A renewal that fails does no harm: the next comes before the claim expires.
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
