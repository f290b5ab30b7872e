import { RateLimited, type ContactStore } from '../contactStore'
import { createFailingStore } from '../testing/failingStore'
import { organization } from '../testing/records'
import type { VerificationGateway } from './verificationGateway'

/** An error that is no `ContactStoreError` becomes a 500 in the gateway. */
export async function storeIsFailing(gateway: VerificationGateway): Promise<void> {
  gateway.edge.forwardTo(
    await gateway.start({ store: createFailingStore(new Error('A fault of the store')) }),
  )
}

/**
 * Writes meet the gateway's own limit, which is used up `retryAfter` seconds before its window
 * ends. The gateway never limits reads: for these the store itself reports a rate limit, as a
 * vendor's does.
 */
export async function tooManyRequests(
  gateway: VerificationGateway,
  { retryAfter }: { retryAfter: number },
): Promise<void> {
  const { edge, store, siteKey } = gateway
  let now = 0
  const gatewayUrl = await gateway.start({
    store: refusingReads(store, new RateLimited(retryAfter)),
    environment: { WRITES_PER_MINUTE: '1' },
    now: () => now,
  })
  await useUpWrite(gatewayUrl, siteKey)
  now = 60_000 - retryAfter * 1_000
  edge.forwardTo(gatewayUrl)
}

const refusingReads = (store: ContactStore, error: Error): ContactStore => {
  const failing = createFailingStore(error)
  return {
    ...store,
    listActivities: (range, page) => failing.listActivities(range, page),
    listDealFields: (page) => failing.listDealFields(page),
  }
}

async function useUpWrite(gatewayUrl: string, siteKey: string): Promise<void> {
  const { status } = await fetch(`${gatewayUrl}/api/v1/organizations?api_token=${siteKey}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-form-age': '60' },
    body: JSON.stringify(organization()),
  })
  if (status !== 201) throw new Error(`The write that is allowed was answered with ${status}`)
}
