import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { languageSwitched } from '../i18n/languageSlice'
import type { Language } from '../site/language'

/** The menus of the header, of which at most one is open. */
export type MenuName = 'industries' | 'language' | 'mobile'

interface UiState {
  openMenu: MenuName | null
  /** The language that the visitor has chosen last, if its texts could not be loaded. */
  lostLanguage: Language | null
}

const initialState: UiState = { openMenu: null, lostLanguage: null }

export const uiSlice = createSlice({
  name: 'ui',
  initialState,
  reducers: {
    menuOpened: (state, action: PayloadAction<MenuName>) => {
      state.openMenu = action.payload
    },
    /** Closes only the given menu, because another may have opened meanwhile. */
    menuClosed: (state, action: PayloadAction<MenuName>) => {
      if (state.openMenu === action.payload) state.openMenu = null
    },
    allMenusClosed: (state) => {
      state.openMenu = null
    },
    languageLost: (state, action: PayloadAction<Language>) => {
      state.lostLanguage = action.payload
    },
    lostLanguageDismissed: (state) => {
      state.lostLanguage = null
    },
  },
  extraReducers: (builder) =>
    builder.addCase(languageSwitched, (state) => {
      state.lostLanguage = null
    }),
  selectors: {
    selectOpenMenu: (ui) => ui.openMenu,
    selectLostLanguage: (ui) => ui.lostLanguage,
  },
})

export const { menuOpened, menuClosed, allMenusClosed, languageLost, lostLanguageDismissed } =
  uiSlice.actions
export const { selectOpenMenu, selectLostLanguage } = uiSlice.selectors
