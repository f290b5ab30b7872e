import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { defaultLanguage, type Language } from '../site/language'

export const languageSlice = createSlice({
  name: 'language',
  initialState: defaultLanguage,
  reducers: {
    languageSwitched: (_language, action: PayloadAction<Language>) => action.payload,
  },
  selectors: {
    selectLanguage: (language) => language,
  },
})

export const { languageSwitched } = languageSlice.actions
export const { selectLanguage } = languageSlice.selectors
