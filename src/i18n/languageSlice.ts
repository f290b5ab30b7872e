import { createSlice, type PayloadAction, type Store } from '@reduxjs/toolkit'
import { defaultLanguage, type Language } from '../site/language'
import { loadLanguagePreference, saveLanguagePreference } from './languagePreference'

export const languageSlice = createSlice({
  name: 'language',
  initialState: defaultLanguage,
  reducers: {
    languageSwitched: (_language, action: PayloadAction<Language>) => action.payload,
  },
  selectors: {
    /** The language that was chosen. Texts in it may still have to load: see `useTextLanguage`. */
    selectLanguage: (language) => language,
  },
})

export const { languageSwitched } = languageSlice.actions
export const { selectLanguage } = languageSlice.selectors

/**
 * Saves the language whenever the visitor changes it, but not the language that a visit starts in. A page from
 * the back/forward cache switches to the language that was chosen meanwhile on another page.
 */
export function keepLanguagePreference(store: Store<{ language: Language }>): void {
  let current = selectLanguage(store.getState())
  // An unknown English address is in English, whatever the preference.
  let preference = loadLanguagePreference()
  store.subscribe(() => {
    const language = selectLanguage(store.getState())
    if (language === current) return
    current = language
    preference = language
    saveLanguagePreference(language)
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    const chosen = loadLanguagePreference()
    if (!persisted || !chosen || chosen === preference) return
    preference = chosen
    store.dispatch(languageSwitched(chosen))
  })
}
