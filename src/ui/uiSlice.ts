import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** The menus of the header; opening one closes the others. */
export type MenuName = 'industries' | 'language' | 'mobile'

interface UiState {
  openMenu: MenuName | null
}

const initialState: UiState = { openMenu: null }

export const uiSlice = createSlice({
  name: 'ui',
  initialState,
  reducers: {
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
    selectOpenMenu: (ui) => ui.openMenu,
  },
})

export const { menuOpened, menuClosed, allMenusClosed } = uiSlice.actions
export const { selectOpenMenu } = uiSlice.selectors
