import { newIndustryField } from '@/contactService/schemas/industryField'
import { getInterval } from '@/features/booking/domain/interval'
import type { Created } from '@/contactService/schemas/responses'
import type { WriteOptions } from '../contactStore'
import type { ContactStore } from '../records/recordStore'
import type { Suspect } from '../suspects'

/**
 * Makes the calls of a suspect on the store, as for any other booking or message. If a call fails,
 * accepting again goes on with the records of the earlier calls.
 *
 * @param now the current time in milliseconds since 1970
 * @returns the deal
 * @throws {Error} if the suspect is incomplete or its appointment has begun, or what a call failed with
 */
export async function acceptSuspect(
  { id, parts }: Suspect,
  store: ContactStore,
  now: number,
): Promise<Created> {
  const { organization, person, deal, fields = {}, activity } = parts
  if (!person || !deal || !activity) throw new Error('it was not sent to its end')
  const { start = Infinity } = getInterval(activity) ?? {}
  if (activity.type === 'meeting' && start <= now) throw new Error('its appointment has begun')

  const withKey = (step: string): WriteOptions => ({ idempotencyKey: `suspect-${id}-${step}` })
  // Another try without the company left the organization of the first one behind.
  const company =
    organization && person.org_id !== undefined
      ? { org_id: (await store.createOrganization(organization, withKey('organization'))).id }
      : {}
  const { id: person_id } = await store.createPerson({ ...person, ...company }, withKey('person'))
  const owners = { person_id, ...company }
  const created = await store.createDeal({ ...deal, ...owners }, withKey('deal'))
  for (const value of Object.values(fields)) {
    const { key } = await store.createDealField(newIndustryField)
    await store.updateDeal(created.id, { [key]: value })
  }
  await store.createActivity(
    { ...activity, ...owners, deal_id: created.id },
    { ...withKey('activity'), language: parts.language },
  )
  return created
}
