import { industryFieldName, newIndustryField } from '@/contactService/schemas/industryField'
import type { DealUpdate } from '@/contactService/schemas/requests'
import type { DealField } from '@/contactService/schemas/responses'
import type { ContactStore } from '../../contactStore'

/**
 * Stands for the industry field while its key can't be read from the vendor. No real key consists of
 * zeros only.
 */
export const placeholderField: DealField = { key: '0'.repeat(40), name: industryFieldName }

/** Replaces the placeholder's key by the vendor's key, and creates the vendor's field if necessary. */
export async function resolveField(
  store: Pick<ContactStore, 'createDealField'>,
  fields: DealUpdate,
): Promise<DealUpdate> {
  const { [placeholderField.key]: industry, ...others } = fields
  if (industry === undefined) return fields
  const { key } = await store.createDealField(newIndustryField)
  return { ...others, [key]: industry }
}
