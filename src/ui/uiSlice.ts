import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** The menus of the header; opening one closes the others. */
export type MenuName = 'industries' | 'language' | 'mobile'

/** The colours of the page: one of the two schemes, or as the visitor's system has it. */
export type Appearance = 'light' | 'dark' | 'system'

interface UiState {
  appearance: Appearance
  headerScrolled: boolean
  openMenu: MenuName | null
}

const initialState: UiState = { appearance: 'system', headerScrolled: false, openMenu: null }

export const uiSlice = createSlice({
  name: 'ui',
  initialState,
  reducers: {
    appearanceChosen: (state, action: PayloadAction<Appearance>) => {
      state.appearance = action.payload
    },
    headerScrolledChanged: (state, action: PayloadAction<boolean>) => {
      state.headerScrolled = action.payload
    },
    menuOpened: (state, action: PayloadAction<MenuName>) => {
      state.openMenu = action.payload
    },
    /** Of the menu that is named only: another one may have been opened meanwhile. */
    menuClosed: (state, action: PayloadAction<MenuName>) => {
      if (state.openMenu === action.payload) state.openMenu = null
    },
    allMenusClosed: (state) => {
      state.openMenu = null
    },
  },
  selectors: {
    selectAppearance: (ui) => ui.appearance,
    selectHeaderScrolled: (ui) => ui.headerScrolled,
    selectOpenMenu: (ui) => ui.openMenu,
  },
})

export const { appearanceChosen, headerScrolledChanged, menuOpened, menuClosed, allMenusClosed } =
  uiSlice.actions
export const { selectAppearance, selectHeaderScrolled, selectOpenMenu } = uiSlice.selectors
