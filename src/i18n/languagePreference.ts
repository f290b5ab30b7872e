import { isLanguage, type Language } from '../site/language'

/** The only value that the site stores in the browser (requirements R9). */
const storageKey = 'language'

/**
 * Returns the stored preference; undefined if there is none, it is invalid or storage is blocked.
 */
export function loadLanguagePreference(): Language | undefined {
  try {
    const stored = window.localStorage.getItem(storageKey)
    return isLanguage(stored) ? stored : undefined
  } catch {
    return undefined
  }
}

/** Stores the preference, unless the browser blocks storage. */
export function saveLanguagePreference(language: Language): void {
  try {
    window.localStorage.setItem(storageKey, language)
  } catch {
    // Without storage the chosen language still applies to this page.
  }
}
