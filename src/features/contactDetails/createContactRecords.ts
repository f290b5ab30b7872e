import {
  createActivity,
  createDeal,
  createOrganization,
  createPerson,
  createIdempotent,
  toContactServiceError,
  type NewActivity,
  type NewDeal,
  type Sequence,
} from '@/contactService'
import { errorCodes } from '@/contactService/schemas/responses'
import { isVisible } from '@/contactService/schemas/rules'
import { toNewOrganization, toNewPerson } from './domain/requests'
import type { ContactDetails } from './domain/types'

interface ContactIds {
  readonly personId: number
  readonly orgId: number | undefined
}

export interface CreatedIds {
  readonly dealId: number
  readonly activityId: number
}

interface ContactRecords {
  readonly details: ContactDetails
  readonly getDeal: (ids: ContactIds) => NewDeal
  /** Runs once the deal exists, in every attempt. */
  readonly beforeActivity?: ((dealId: number) => Promise<void>) | undefined
  readonly getActivity: (ids: ContactIds & { readonly dealId: number }) => NewActivity
  /** Runs once the activity exists, in every attempt. */
  readonly afterActivity?: ((ids: CreatedIds) => Promise<void>) | undefined
}

const isForbidden = (thrown: unknown): boolean => {
  const error = toContactServiceError(thrown)
  return error?.kind === 'rejected' && error.status === 403 && error.code === errorCodes.capability
}

/**
 * Creates organization (if any), person, deal and activity (requirements, section 7). A retry
 * continues where the last attempt stopped.
 *
 * A visitor's capability for a record expires after an hour. Then all records are requested again with
 * the same idempotency keys: the service creates none twice, and its responses contain new
 * capabilities.
 *
 * @returns the deal's id
 * @throws the error of the call that failed
 */
export async function createContactRecords(
  sequence: Sequence,
  records: ContactRecords,
): Promise<number> {
  try {
    return await createAll(createIdempotent(sequence), records)
  } catch (thrown) {
    if (!isForbidden(thrown)) throw thrown
    return createAll(createIdempotent({ ...sequence, resumableWrites: {} }), records)
  }
}

async function createAll(
  create: ReturnType<typeof createIdempotent>,
  { details, getDeal, beforeActivity, getActivity, afterActivity }: ContactRecords,
): Promise<number> {
  const orgId = isVisible(details.company)
    ? await create('organization', createOrganization, toNewOrganization(details))
    : undefined
  const personId = await create('person', createPerson, toNewPerson(details, orgId))
  const dealId = await create('deal', createDeal, getDeal({ personId, orgId }))
  await beforeActivity?.(dealId)
  const activity = getActivity({ personId, orgId, dealId })
  const activityId = await create('activity', createActivity, activity)
  await afterActivity?.({ dealId, activityId })
  return dealId
}
