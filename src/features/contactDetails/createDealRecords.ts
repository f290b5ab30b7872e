import { createActivity, createDeal, createOrganization, createPerson } from '@/contactService'
import type { Origin } from '@/contactService/schemas/origin'
import { isVisible } from '@/contactService/schemas/rules'
import type { AppDispatch } from '@/store/setupStore'
import {
  toNewOrganization,
  toNewPerson,
  type ActivityFacts,
  type DealFacts,
  type RecordIds,
} from './domain/requests'
import type { ContactDetails } from './domain/fields'

/** Nothing shows the state of these calls. */
const untracked = { track: false } as const

const getArgs = <Body>(sequenceId: string, kind: string, body: Body) => ({
  body,
  idempotencyKey: `${sequenceId}-${kind}`,
})

/**
 * Creates organization (if any), person and deal (requirements, section 7). After a failure the same calls
 * are made again: the service changes what an earlier attempt created.
 *
 * @param sequenceId the same in every attempt, so that none creates a second record (requirements R28)
 * @throws the error of the call that failed
 */
export async function createDealRecords(
  dispatch: AppDispatch,
  sequenceId: string,
  details: ContactDetails,
  deal: DealFacts,
): Promise<RecordIds> {
  let orgId: number | undefined
  if (isVisible(details.company)) {
    const args = getArgs(sequenceId, 'organization', toNewOrganization(details))
    orgId = (await dispatch(createOrganization.initiate(args, untracked)).unwrap()).id
  }
  const person = getArgs(sequenceId, 'person', toNewPerson(details, orgId))
  const { id: personId } = await dispatch(createPerson.initiate(person, untracked)).unwrap()
  const contact = { person_id: personId, ...(orgId !== undefined && { org_id: orgId }) }
  const args = getArgs(sequenceId, 'deal', { ...deal, ...contact })
  const { id: dealId } = await dispatch(createDeal.initiate(args, untracked)).unwrap()
  return { ...contact, deal_id: dealId }
}

/** Creates the activity, the last record, in the same way as `createDealRecords`. */
export async function createDealActivity(
  dispatch: AppDispatch,
  sequenceId: string,
  records: RecordIds,
  activity: ActivityFacts,
  origin: Origin | undefined,
): Promise<void> {
  const body = { ...activity, ...records, ...(origin && { origin }) }
  const args = getArgs(sequenceId, 'activity', body)
  await dispatch(createActivity.initiate(args, untracked)).unwrap()
}
