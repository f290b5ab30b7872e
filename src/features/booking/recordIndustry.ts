import {
  runEndpoint,
  createDealField,
  listDealFields,
  toContactServiceError,
  updateDeal,
  type CallContext,
} from '@/contactService'
import { industryFieldName, newIndustryField } from '@/contactService/schemas/industryField'

/**
 * Writes the industry to the deal's custom field, which is created if the account has none. A failure
 * is logged and ignored, because a demo without its industry is better than none (requirements,
 * section 8).
 */
export async function recordIndustry(
  context: CallContext,
  dealId: number,
  industry: string,
): Promise<void> {
  try {
    const fields = await runEndpoint(
      context,
      listDealFields.initiate(undefined, { subscribe: false }),
    )
    const field =
      fields.find(({ name }) => name === industryFieldName) ??
      (await runEndpoint(
        context,
        createDealField.initiate({ body: newIndustryField }, { track: false }),
      ))
    const body = { [field.key]: industry }
    await runEndpoint(context, updateDeal.initiate({ id: dealId, body }, { track: false }))
  } catch (thrown) {
    const error = toContactServiceError(thrown)
    if (!error) throw thrown
    console.warn(`The industry could not be written to deal ${dealId}: ${error.message}`)
  }
}
