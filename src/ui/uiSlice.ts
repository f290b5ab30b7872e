import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

interface UiState {
  headerScrolled: boolean
  languageMenuOpen: boolean
}

const initialState: UiState = { headerScrolled: false, languageMenuOpen: false }

export const uiSlice = createSlice({
  name: 'ui',
  initialState,
  reducers: {
    headerScrolledChanged: (state, action: PayloadAction<boolean>) => {
      state.headerScrolled = action.payload
    },
    languageMenuToggled: (state, action: PayloadAction<boolean>) => {
      state.languageMenuOpen = action.payload
    },
  },
  selectors: {
    selectHeaderScrolled: (ui) => ui.headerScrolled,
    selectLanguageMenuOpen: (ui) => ui.languageMenuOpen,
  },
})

export const { headerScrolledChanged, languageMenuToggled } = uiSlice.actions
export const { selectHeaderScrolled, selectLanguageMenuOpen } = uiSlice.selectors
