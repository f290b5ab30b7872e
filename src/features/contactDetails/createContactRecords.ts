import {
  createActivity,
  createDeal,
  createOrganization,
  createPerson,
  type createIdempotent,
  type NewActivity,
  type NewDeal,
} from '@/contactService'
import { toNewOrganization, toNewPerson } from './domain/requests'
import type { ContactDetails } from './domain/types'

interface Owners {
  readonly personId: number
  readonly orgId: number | undefined
}

interface ContactRecords {
  readonly details: ContactDetails
  readonly getDeal: (owners: Owners) => NewDeal
  /** Runs once the deal exists, in every attempt. */
  readonly beforeActivity?: ((dealId: number) => Promise<void>) | undefined
  readonly getActivity: (owners: Owners & { readonly dealId: number }) => NewActivity
}

/**
 * Creates organization (if any), person, deal and activity (requirements, section 7). `create` is
 * idempotent, so a retry continues where the last attempt stopped.
 *
 * @returns the deal's id
 * @throws the error of the call that failed
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
