import { selectLanguage } from '../i18n/languageSlice'
import { saveLanguagePreference } from '../i18n/languagePreference'
import type { AppStore } from '../store/setupStore'

/** Saves the language whenever the visitor changes it, but not the language that a visit starts in. */
export function keepLanguagePreference(store: AppStore): void {
  let saved = selectLanguage(store.getState())
  store.subscribe(() => {
    const language = selectLanguage(store.getState())
    if (language === saved) return
    saved = language
    saveLanguagePreference(language)
  })
}
