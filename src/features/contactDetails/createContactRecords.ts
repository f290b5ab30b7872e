import {
  createActivity,
  createDeal,
  createOrganization,
  createPerson,
  type NewActivity,
  type NewDeal,
} from '@/contactService'
import type { Origin } from '@/contactService/schemas/origin'
import { isVisible } from '@/contactService/schemas/rules'
import type { AppDispatch } from '@/store/setupStore'
import { toNewOrganization, toNewPerson } from './domain/requests'
import type { ContactDetails } from './domain/fields'

/** The attempts at one booking or message. */
interface Sequence {
  readonly dispatch: AppDispatch
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

/** Nothing shows the state of these calls. */
const untracked = { track: false } as const

/**
 * Creates organization (if any), person, deal and activity (requirements, section 7). After a failure
 * the same calls are made again: the service changes what an earlier attempt created.
 *
 * @returns the deal's id
 * @throws the error of the call that failed
 */
export async function createContactRecords(
  { dispatch, id }: Sequence,
  { details, origin, getDeal, beforeActivity, getActivity }: ContactRecords,
): Promise<number> {
  const getArgs = <Body>(kind: string, body: Body) => ({ body, idempotencyKey: `${id}-${kind}` })

  let orgId: number | undefined
  if (isVisible(details.company)) {
    const args = getArgs('organization', toNewOrganization(details))
    orgId = (await dispatch(createOrganization.initiate(args, untracked)).unwrap()).id
  }
  const person = getArgs('person', toNewPerson(details, orgId))
  const { id: personId } = await dispatch(createPerson.initiate(person, untracked)).unwrap()
  const deal = getArgs('deal', getDeal({ personId, orgId }))
  const { id: dealId } = await dispatch(createDeal.initiate(deal, untracked)).unwrap()
  await beforeActivity?.(dealId)
  const activity = getActivity({ personId, orgId, dealId })
  const args = getArgs('activity', { ...activity, ...(origin && { origin }) })
  await dispatch(createActivity.initiate(args, untracked)).unwrap()
  return dealId
}
