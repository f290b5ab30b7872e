import { createActivity, createDeal, createOrganization, createPerson } from '@/contactService'
import type { Origin } from '@/contactService/schemas/origin'
import { isVisible } from '@/contactService/schemas/rules'
import type { AppDispatch } from '@/store/setupStore'
import {
  toNewOrganization,
  toNewPerson,
  type ActivityFacts,
  type DealFacts,
} from './domain/requests'
import type { ContactDetails } from './domain/fields'

interface ContactRecords {
  readonly details: ContactDetails
  readonly origin: Origin | undefined
  readonly deal: DealFacts
  /** Runs once the deal exists. */
  readonly beforeActivity?: ((dealId: number) => Promise<void>) | undefined
  /** Called when all other records exist. */
  readonly getActivity: () => ActivityFacts
}

/** Nothing shows the state of these calls. */
const untracked = { track: false } as const

/**
 * Creates organization (if any), person, deal and activity (requirements, section 7). After a failure
 * the same calls are made again: the service changes what an earlier attempt created.
 *
 * @param id the same in every attempt, so that none creates a second record (requirements R28)
 * @returns the deal's id
 * @throws the error of the call that failed
 */
export async function createContactRecords(
  dispatch: AppDispatch,
  id: string,
  { details, origin, deal, beforeActivity, getActivity }: ContactRecords,
): Promise<number> {
  const getArgs = <Body>(kind: string, body: Body) => ({ body, idempotencyKey: `${id}-${kind}` })

  let orgId: number | undefined
  if (isVisible(details.company)) {
    const args = getArgs('organization', toNewOrganization(details))
    orgId = (await dispatch(createOrganization.initiate(args, untracked)).unwrap()).id
  }
  const person = getArgs('person', toNewPerson(details, orgId))
  const { id: personId } = await dispatch(createPerson.initiate(person, untracked)).unwrap()
  const contact = { person_id: personId, ...(orgId !== undefined && { org_id: orgId }) }
  const dealArgs = getArgs('deal', { ...deal, ...contact })
  const { id: dealId } = await dispatch(createDeal.initiate(dealArgs, untracked)).unwrap()
  await beforeActivity?.(dealId)
  const activity = { ...getActivity(), ...contact, deal_id: dealId, ...(origin && { origin }) }
  const args = getArgs('activity', activity)
  await dispatch(createActivity.initiate(args, untracked)).unwrap()
  return dealId
}
