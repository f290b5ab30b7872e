import { isLoopback } from './parseVariables'
import type { Secret } from './secret'

export const contactStores = ['embedded', 'pipedrive-v1', 'pipedrive-v2'] as const
export type ContactStoreName = (typeof contactStores)[number]

/** An API version at the end of the URL, removed because the store calls both versions. */
const versionPath = /\/(api\/)?v\d$/

/**
 * Reads the vendor's URL, with or without an API version. The URL must be https, because requests to
 * it carry the token; http is allowed only for this machine.
 */
export function parseStoreUrl(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url))
  if (!isSafe || url.username || url.password || url.search || url.hash) return undefined
  const path = url.pathname.replace(/\/+$/, '').replace(versionPath, '')
  return `${url.origin}${path}`
}

export const parseToken = (text: string): string | undefined =>
  /^[\w-]{20,200}$/.test(text) ? text : undefined

interface StoreVariables {
  readonly contactStore: ContactStoreName
  readonly contactStoreUrl: string
  readonly contactStoreToken: Secret | undefined
  readonly contactStoreFallback: 'none' | 'embedded'
}

/** Names the variables that the chosen store lacks, and those that don't go with it. */
export function findStoreProblems(variables: StoreVariables): string[] {
  const { contactStore, contactStoreUrl, contactStoreToken, contactStoreFallback } = variables
  if (contactStore === 'embedded') {
    return contactStoreFallback === 'none'
      ? []
      : ['CONTACT_STORE_FALLBACK=embedded needs a CONTACT_STORE of a vendor.']
  }
  return Object.entries({
    CONTACT_STORE_URL: contactStoreUrl,
    CONTACT_STORE_TOKEN: contactStoreToken,
  })
    .filter(([, value]) => !value)
    .map(([name]) => `${name} must be set for CONTACT_STORE=${contactStore}.`)
}
