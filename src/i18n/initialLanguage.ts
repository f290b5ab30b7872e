import { defaultLanguage, type Language } from '../site/language'
import { normalizePath, resolvePath } from '../site/resolvePath'
import { findBrowserLanguage } from './deviceLanguages'

export interface LanguageSignals {
  readonly path: string
  /** The stored preference, if any. */
  readonly preference: Language | undefined
  /** The visitor's languages as BCP 47 tags, most wanted first. */
  readonly browserLanguages: readonly string[]
  readonly isCrawler: boolean
}

export interface InitialLanguage {
  readonly language: Language
  /** True if the path chooses a language, which is then stored (requirements R1). */
  readonly chosen: boolean
}

/**
 * Returns the language of the first page (requirements R1, R2, R5): the stored preference, else the
 * browser's language, else Spanish. For crawlers the path decides; an unknown path below /en is
 * English.
 */
export function getInitialLanguage(signals: LanguageSignals): InitialLanguage {
  const resolved = resolvePath(signals.path)
  if (resolved.id === 'notFound' && resolved.language) {
    return { language: resolved.language, chosen: false }
  }
  if (signals.isCrawler) {
    return { language: resolved.language ?? defaultLanguage, chosen: false }
  }
  if (signals.preference) return { language: signals.preference, chosen: false }
  if (normalizePath(signals.path) === '/en') return { language: 'en', chosen: true }
  return {
    language: findBrowserLanguage(signals.browserLanguages) ?? defaultLanguage,
    chosen: false,
  }
}
