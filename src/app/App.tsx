import type { EmotionCache } from '@emotion/cache'
import type { i18n as I18n } from 'i18next'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import type { AppStore } from '../store/setupStore'
import { SiteTheme } from '../theme/SiteTheme'
import { LanguageProvider } from './LanguageProvider'

interface AppProps {
  readonly store: AppStore
  readonly i18n: I18n
  readonly emotionCache: EmotionCache
  readonly children: ReactNode
}

/** The providers around every page: store, translations and theme. The caller adds the router. */
export function App({ store, i18n, emotionCache, children }: AppProps) {
  return (
    <Provider store={store} serverState={store.getState()}>
      <LanguageProvider i18n={i18n}>
        <SiteTheme cache={emotionCache}>{children}</SiteTheme>
      </LanguageProvider>
    </Provider>
  )
}
