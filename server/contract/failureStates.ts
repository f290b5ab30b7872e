import { TooManyRequests } from '../limits/requestLimits'
import { createFailingStore } from '../testing/failingStore'
import type { VerificationGateway } from './verificationGateway'

/** An error that is no `StoreError` becomes a 500 in the gateway. */
export async function storeIsFailing(gateway: VerificationGateway): Promise<void> {
  gateway.edge.forwardTo(
    await gateway.start({ store: createFailingStore(new Error('A fault of the store')) }),
  )
}

/** The error of the gateway's own limits. */
export async function tooManyRequests(
  gateway: VerificationGateway,
  { retryAfter }: { retryAfter: number },
): Promise<void> {
  gateway.edge.forwardTo(
    await gateway.start({ store: createFailingStore(new TooManyRequests(retryAfter)) }),
  )
}
