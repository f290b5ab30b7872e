import { RateLimited } from '../contactStore'
import { createFailingStore } from '../testing/failingStore'
import type { VerificationGateway } from './verificationGateway'

/** An error that is no `ContactStoreError` becomes a 500 in the gateway. */
export async function storeIsFailing(gateway: VerificationGateway): Promise<void> {
  gateway.edge.forwardTo(
    await gateway.start({ store: createFailingStore(new Error('A fault of the store')) }),
  )
}

/** The store reports a rate limit, as a vendor's does. The gateway's own limits give the same response. */
export async function tooManyRequests(
  gateway: VerificationGateway,
  { retryAfter }: { retryAfter: number },
): Promise<void> {
  gateway.edge.forwardTo(
    await gateway.start({ store: createFailingStore(new RateLimited(retryAfter)) }),
  )
}
