import { isLanguage, type Language } from '../site/language'

/** The only thing that the site keeps in the browser (requirements R9). */
const storageKey = 'language'

/** The stored preference, or undefined where there is none, it is no language, or storage is closed. */
export function loadLanguagePreference(): Language | undefined {
  try {
    const stored = window.localStorage.getItem(storageKey)
    return isLanguage(stored) ? stored : undefined
  } catch {
    return undefined
  }
}

/** Stores the preference; where the browser refuses storage, the choice lasts as long as the page. */
export function saveLanguagePreference(language: Language): void {
  try {
    window.localStorage.setItem(storageKey, language)
  } catch {
    // A visitor who blocks storage still gets the language that they chose.
  }
}
