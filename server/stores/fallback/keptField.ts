import type { DealUpdate, NewDealField } from '@/contactService/schemas/requests'
import type { DealField } from '@/contactService/schemas/responses'
import type { ContactStore } from '../../contactStore'

/** The only field of a deal that the site writes. */
const industry: NewDealField = { name: 'Industria', field_type: 'varchar' }

/** The field as long as only the vendor could say its key. No vendor gives this one. */
export const keptField: DealField = { key: '0'.repeat(40), name: industry.name }

/** Replaces the key of the kept field by the vendor's, whose field is created if there is none. */
export async function resolveField(
  store: Pick<ContactStore, 'createDealField'>,
  fields: DealUpdate,
): Promise<DealUpdate> {
  const value = fields[keptField.key]
  if (value === undefined) return fields
  const { key } = await store.createDealField(industry)
  return { [key]: value }
}
