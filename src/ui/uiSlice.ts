import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** The menus of the header, of which at most one is open. */
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
    /** Closes only the given menu, because another may have opened meanwhile. */
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
