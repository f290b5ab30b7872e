import { languages, type Language } from './language'

/**
 * The one table of pages. Router, language sync, links, the files that the build emits and the
 * end-to-end tables all read it; no address is written a second time.
 */
export interface SitePage {
  readonly id: string
  /** The address of the page in each language, without a trailing slash. */
  readonly addresses: Readonly<Record<Language, string>>
  /** Addresses that lead to the variant of the visitor's language (R3) or to the page itself. */
  readonly aliases: readonly string[]
  /** False where one address serves both languages and takes no part in the language sync (R1). */
  readonly synced: boolean
}

export const siteMap = [
  { id: 'home', addresses: { es: '/', en: '/' }, aliases: ['/en'], synced: false },
  {
    id: 'scheduleDemo',
    addresses: { es: '/agendar-demo', en: '/en/schedule-demo' },
    aliases: ['/schedule-demo'],
    synced: true,
  },
] as const satisfies readonly SitePage[]

export type PageId = (typeof siteMap)[number]['id']

const englishPrefix = '/en'

const pageById = new Map<PageId, SitePage>(siteMap.map((page) => [page.id, page]))

/** The address of a page in a language, e.g. `('scheduleDemo', 'en')` → `/en/schedule-demo`. */
export function addressOf(id: PageId, language: Language): string {
  const page = pageById.get(id)
  if (!page) throw new Error(`No page '${id}' in the site map`)
  return page.addresses[language]
}

export type ResolvedAddress =
  | { readonly kind: 'page'; readonly id: PageId; readonly language: Language | undefined }
  | { readonly kind: 'alias'; readonly id: PageId }
  | { readonly kind: 'unknown'; readonly language: Language | undefined }

/** Upper case and trailing slashes lead to the known address (R5). */
export function normalizePath(path: string): string {
  return path.toLowerCase().replace(/(.)\/+$/, '$1')
}

/**
 * What a path stands for. `language` is the language that the path itself speaks for: none for the
 * home of both languages, English for an unknown path below /en.
 */
export function resolveAddress(path: string): ResolvedAddress {
  const normalized = normalizePath(path)
  for (const page of siteMap as readonly (SitePage & { id: PageId })[]) {
    const language = languages.find((candidate) => page.addresses[candidate] === normalized)
    if (language) return { kind: 'page', id: page.id, language: page.synced ? language : undefined }
    if (page.aliases.includes(normalized)) return { kind: 'alias', id: page.id }
  }
  const belowEnglish = normalized.startsWith(`${englishPrefix}/`)
  return { kind: 'unknown', language: belowEnglish ? 'en' : undefined }
}

/** The same place in another language: the paired address, or an unknown path with its prefix changed. */
export function pairedPath(path: string, language: Language): string {
  const resolved = resolveAddress(path)
  if (resolved.kind !== 'unknown') return addressOf(resolved.id, language)
  const bare = resolved.language === 'en' ? path.slice(englishPrefix.length) : path
  return language === 'en' ? `${englishPrefix}${bare}` : bare
}
