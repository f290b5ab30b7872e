import { industryFieldName, newIndustryField } from '@/contactService/schemas/industryField'
import type { DealUpdate } from '@/contactService/schemas/requests'
import type { DealField } from '@/contactService/schemas/responses'
import type { ContactStore } from '../../contactStore'

/**
 * Placeholder for the industry field while the vendor cannot be asked for its key; no real key is all
 * zeros.
 */
export const placeholderField: DealField = { key: '0'.repeat(40), name: industryFieldName }

/** Replaces the placeholder's key by the vendor's, whose field is created if there is none. */
export async function resolveField(
  store: Pick<ContactStore, 'createDealField'>,
  fields: DealUpdate,
): Promise<DealUpdate> {
  const { [placeholderField.key]: industry, ...others } = fields
  if (industry === undefined) return fields
  const { key } = await store.createDealField(newIndustryField)
  return { ...others, [key]: industry }
}
