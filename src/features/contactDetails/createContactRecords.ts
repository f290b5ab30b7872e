import {
  createActivity,
  createDeal,
  createOrganization,
  createPerson,
  type createIdempotent,
  type NewActivity,
  type NewDeal,
} from '../../contactService'
import { toNewOrganization, toNewPerson } from './domain/requests'
import type { ContactDetails } from './domain/types'

interface Owners {
  readonly personId: number
  readonly orgId: number | undefined
}

interface ContactRecords {
  readonly details: ContactDetails
  readonly getDeal: (owners: Owners) => NewDeal
  /** Runs once the deal exists, in every try of the sequence. */
  readonly beforeActivity?: (dealId: number) => Promise<void>
  readonly getActivity: (owners: Owners & { readonly dealId: number }) => NewActivity
}

/**
 * Creates organization (if any), person, deal and activity (requirements, section 7).
 * `create` makes each of them once, so a try after a failure goes on where the last one stopped.
 *
 * @returns the deal's id
 * @throws what the failed call was rejected with
 */
export async function createContactRecords(
  create: ReturnType<typeof createIdempotent>,
  { details, getDeal, beforeActivity, getActivity }: ContactRecords,
): Promise<number> {
  const orgId = details.company.trim()
    ? await create('organization', createOrganization, toNewOrganization(details))
    : undefined
  const personId = await create('person', createPerson, toNewPerson(details, orgId))
  const dealId = await create('deal', createDeal, getDeal({ personId, orgId }))
  await beforeActivity?.(dealId)
  await create('activity', createActivity, getActivity({ personId, orgId, dealId }))
  return dealId
}
