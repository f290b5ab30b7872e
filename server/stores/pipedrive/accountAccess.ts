import type { Configuration } from '../../configuration'
import type { Dialect } from './dialect'
import { dialectV1 } from './dialectV1'
import { dialectV2 } from './dialectV2'

const dialects = { 'pipedrive-v1': dialectV1, 'pipedrive-v2': dialectV2 } as const

export interface AccountAccess {
  readonly dialect: Dialect
  readonly url: string
  readonly token: string
}

/**
 * Returns dialect, URL and token for calls to the configured account.
 *
 * @throws {TypeError} if the configured store is not a vendor's
 */
export function getAccountAccess(configuration: Configuration): AccountAccess {
  const { contactStore, contactStoreUrl: url, contactStoreToken } = configuration
  if (contactStore === 'embedded' || !contactStoreToken) throw new TypeError('There is no account')
  return { dialect: dialects[contactStore], url, token: contactStoreToken.reveal() }
}
