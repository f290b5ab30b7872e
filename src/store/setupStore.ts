import { configureStore, createDynamicMiddleware } from '@reduxjs/toolkit'
import { type ServiceUrls, siteConfig } from '../site/siteConfig'
import { redactPersonalData } from './redactPersonalData'
import { rootReducer, type RootState } from './rootReducer'

const dynamicMiddleware = createDynamicMiddleware()

/** Adds the middleware of a lazy feature; adding the same one again changes nothing. */
export const addMiddleware = dynamicMiddleware.addMiddleware

/** Creates a store: one for the page, for every test and for every prerendered path. */
export function setupStore(
  preloadedState?: Partial<RootState>,
  services: ServiceUrls = siteConfig,
) {
  return configureStore({
    reducer: rootReducer,
    preloadedState,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({ thunk: { extraArgument: services } }).concat(
        dynamicMiddleware.middleware,
      ),
    devTools: {
      actionSanitizer: redactPersonalData,
      stateSanitizer: redactPersonalData,
    },
  })
}

export type AppStore = ReturnType<typeof setupStore>
export type AppDispatch = AppStore['dispatch']
