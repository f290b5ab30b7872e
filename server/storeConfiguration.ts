import { isLoopback } from './parseVariables'
import type { Secret } from './secret'

export const contactStores = ['embedded', 'pipedrive-v1', 'pipedrive-v2'] as const
export type ContactStoreName = (typeof contactStores)[number]

/** The path of a version, which the store adds itself: both versions are needed. */
const versionPath = /\/(api\/)?v\d$/

/**
 * Reads the vendor's address, with or without the path of a version. The token travels to it, so it
 * must be encrypted unless it stays on this machine.
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
