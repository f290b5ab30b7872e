import {
  createActivity,
  createDeal,
  createOrganization,
  createPerson,
  runEndpoint,
  type CallContext,
  type Created,
  type NewActivity,
  type NewDeal,
} from '@/contactService'
import type { Origin } from '@/contactService/schemas/origin'
import { isVisible } from '@/contactService/schemas/rules'
import { toNewOrganization, toNewPerson } from './domain/requests'
import type { ContactDetails } from './domain/fields'

/** The attempts at one booking or message. */
interface Sequence extends CallContext {
  /** The same in every attempt, so that none creates a second record (requirements R28). */
  readonly id: string
}

interface ContactIds {
  readonly personId: number
  readonly orgId: number | undefined
}

interface ContactRecords {
  readonly details: ContactDetails
  readonly origin: Origin | undefined
  readonly getDeal: (ids: ContactIds) => NewDeal
  /** Runs once the deal exists. */
  readonly beforeActivity?: ((dealId: number) => Promise<void>) | undefined
  readonly getActivity: (ids: ContactIds & { readonly dealId: number }) => NewActivity
}

interface CreateEndpoint<Body> {
  initiate(
    args: { readonly body: Body; readonly idempotencyKey: string },
    options: { track: false },
  ): Parameters<typeof runEndpoint<Created>>[1]
}

/**
 * Creates organization (if any), person, deal and activity (requirements, section 7). After a failure
 * the same calls are made again: the service changes what an earlier attempt created.
 *
 * @returns the deal's id
 * @throws the error of the call that failed
 */
export async function createContactRecords(
  sequence: Sequence,
  { details, origin, getDeal, beforeActivity, getActivity }: ContactRecords,
): Promise<number> {
  const create = async <Body>(kind: string, endpoint: CreateEndpoint<Body>, body: Body) => {
    const args = { body, idempotencyKey: `${sequence.id}-${kind}` }
    return (await runEndpoint(sequence, endpoint.initiate(args, { track: false }))).id
  }
  const orgId = isVisible(details.company)
    ? await create('organization', createOrganization, toNewOrganization(details))
    : undefined
  const personId = await create('person', createPerson, toNewPerson(details, orgId))
  const dealId = await create('deal', createDeal, getDeal({ personId, orgId }))
  await beforeActivity?.(dealId)
  const activity = getActivity({ personId, orgId, dealId })
  await create('activity', createActivity, { ...activity, ...(origin && { origin }) })
  return dealId
}
