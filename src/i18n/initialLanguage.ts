import { defaultLanguage, type Language } from '../site/language'
import { normalizePath, resolveAddress } from '../site/siteMap'
import { findBrowserLanguage } from './findBrowserLanguage'

export interface Visit {
  readonly path: string
  /** The stored preference, where there is one. */
  readonly preference: Language | undefined
  /** `navigator.languages`: the visitor's languages, most wanted first. */
  readonly browserLanguages: readonly string[]
  readonly isCrawler: boolean
}

export interface InitialLanguage {
  readonly language: Language
  /** True if the visit itself chooses a language, which is then stored (requirements R1). */
  readonly chosen: boolean
}

/**
 * The language that a visit starts in (requirements R1, R2, R5): the stored
 * preference, else the browser's language, else Spanish. For a crawler the path decides, and an
 * unknown path below /en speaks English.
 */
export function initialLanguage(visit: Visit): InitialLanguage {
  const resolved = resolveAddress(visit.path)
  if (resolved.kind === 'unknown' && resolved.language) {
    return { language: resolved.language, chosen: false }
  }
  if (visit.isCrawler) {
    return { language: resolved.language ?? defaultLanguage, chosen: false }
  }
  if (visit.preference) return { language: visit.preference, chosen: false }
  if (normalizePath(visit.path) === '/en') return { language: 'en', chosen: true }
  return { language: findBrowserLanguage(visit.browserLanguages) ?? defaultLanguage, chosen: false }
}
