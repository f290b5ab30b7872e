/** How long a claim lasts without being renewed. After that its process is assumed to have ended. */
export const leaseMs = 30_000

const renewalMs = 10_000

/**
 * Runs work that a claim protects, and renews the claim until the work ends: a booking makes several
 * calls of up to eight seconds each, and so may take longer than a claim lasts.
 */
export async function runWithLease<Result>(
  renew: () => Promise<void>,
  work: () => Promise<Result>,
): Promise<Result> {
  let renewing = Promise.resolve()
  const timer = setInterval(() => {
    // A failed renewal can be ignored: the next one runs before the claim expires.
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
