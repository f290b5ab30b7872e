import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { defaultLanguage, type Language } from '../site/language'

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
