import type { Configuration } from '../configuration'
import { getAccountAccess } from './pipedrive/accountAccess'
import { checkAccount, type AccountCheck } from './pipedrive/checkAccount'

/** Says in sentences whether the configured store can be used. */
export async function checkStore(configuration: Configuration): Promise<AccountCheck> {
  if (configuration.contactStore !== 'embedded') {
    return checkAccount(getAccountAccess(configuration))
  }
  const { contactDatabase } = configuration
  return { sentences: [`The contacts are kept in the file ${contactDatabase}.`], isUsable: true }
}
