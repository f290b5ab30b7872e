import { combineSlices } from '@reduxjs/toolkit'
import { languageSlice } from '../i18n/languageSlice'
import { uiSlice } from '../ui/uiSlice'

/**
 * The state that every page needs. A lazy feature adds its slice with `rootReducer.inject` and
 * declares it by augmenting this interface.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- augmented by lazily loaded features
export interface LazyLoadedSlices {}

export const rootReducer = combineSlices(
  languageSlice,
  uiSlice,
).withLazyLoadedSlices<LazyLoadedSlices>()

export type RootState = ReturnType<typeof rootReducer>
