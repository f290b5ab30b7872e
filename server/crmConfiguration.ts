import { isLoopback } from './parseVariables'
import type { Secret } from './secret'

export const crmNames = ['none', 'pipedrive'] as const
export type CrmName = (typeof crmNames)[number]

/** An API version at the end of the URL, removed because the site calls both versions. */
const versionPath = /\/(api\/)?v\d$/

/**
 * Reads the CRM's URL, with or without an API version. The URL must be https, because requests to it
 * carry the token; http is allowed only for this machine.
 */
export function parseCrmUrl(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url))
  if (!isSafe || url.username || url.password || url.search || url.hash) return undefined
  const path = url.pathname.replace(/\/+$/, '').replace(versionPath, '')
  return `${url.origin}${path}`
}

export const parseToken = (text: string): string | undefined =>
  /^[\w-]{20,200}$/.test(text) ? text : undefined

interface CrmVariables {
  readonly crm: CrmName
  readonly crmUrl: string
  readonly crmToken: Secret | undefined
}

/** Names the variables that the chosen CRM lacks. */
export const findCrmProblems = ({ crm, crmUrl, crmToken }: CrmVariables): string[] =>
  crm === 'none'
    ? []
    : Object.entries({ CRM_URL: crmUrl, CRM_TOKEN: crmToken })
        .filter(([, value]) => !value)
        .map(([name]) => `${name} must be set for CRM=${crm}.`)
