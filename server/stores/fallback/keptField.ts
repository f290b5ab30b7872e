import { industryFieldName, newIndustryField } from '@/contactService/schemas/industryField'
import type { DealUpdate } from '@/contactService/schemas/requests'
import type { DealField } from '@/contactService/schemas/responses'
import type { ContactStore } from '../../contactStore'

/** The field as long as only the vendor could say its key. No vendor gives this one. */
export const keptField: DealField = { key: '0'.repeat(40), name: industryFieldName }

/** Replaces the key of the kept field by the vendor's, whose field is created if there is none. */
export async function resolveField(
  store: Pick<ContactStore, 'createDealField'>,
  fields: DealUpdate,
): Promise<DealUpdate> {
  const { [keptField.key]: industry, ...others } = fields
  if (industry === undefined) return fields
  const { key } = await store.createDealField(newIndustryField)
  return { ...others, [key]: industry }
}
