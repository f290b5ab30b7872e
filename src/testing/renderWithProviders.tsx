import { act, configure, render, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter, type InitialEntry } from 'react-router-dom'
import { App } from '../app/App'
import { useClientSideNavigation } from '../app/Navigation'
import { markFormShown } from '../contactService/formSigns'
import type { Namespace } from '../content/sections'
import { createI18n } from '../i18n/createI18n'
import { languageSwitched, selectLanguage } from '../i18n/languageSlice'
import { defaultLanguage, type Language } from '../site/language'
import type { ServiceUrls } from '../site/siteConfig'
import type { RootState } from '../store/rootReducer'
import { setupStore } from '../store/setupStore'
import { createEmotionCache } from '../theme/emotionCache'
import { createCacheWithoutRules } from './renderThemed'

// `startSite` uses StrictMode, too.
configure({ reactStrictMode: true })

interface Surroundings {
  readonly language?: Language
  /** Sections that are loaded before the first render; others load on demand. */
  readonly namespaces?: readonly Namespace[]
  /** The router's initial URL, with query and hash. */
  readonly path?: string
  /** The router's history instead, of which the last entry is shown. */
  readonly history?: InitialEntry[]
  /** Replaces sections of the content, by name. */
  readonly content?: Readonly<Record<string, object>>
  readonly preloadedState?: Partial<RootState>
  readonly services?: ServiceUrls
  /** Applies the components' CSS, which makes queries by role slow. */
  readonly appliesStyles?: boolean
}

/** Makes links navigate client-side, as on the whole site. */
function ClientSideNavigation() {
  useClientSideNavigation()
  return null
}

/** Renders a component with a real store, language, theme and router. */
export async function renderWithProviders(
  ui: ReactNode,
  {
    language = defaultLanguage,
    namespaces = [],
    path = '/',
    history = [path],
    content,
    preloadedState,
    services,
    appliesStyles = false,
  }: Surroundings = {},
) {
  // Long ago, so that forms need not wait before they are sent.
  markFormShown(-60_000)
  const store = setupStore({ language, ...preloadedState }, services)
  // As on every page, the messages of what can't be loaded are there.
  const i18n = await createI18n(language, ['not_found', ...namespaces], content)
  const emotionCache = appliesStyles ? createEmotionCache() : createCacheWithoutRules()
  const withProviders = (children: ReactNode) => (
    <App store={store} i18n={i18n} emotionCache={emotionCache}>
      <MemoryRouter initialEntries={history}>
        <ClientSideNavigation />
        {children}
      </MemoryRouter>
    </App>
  )
  const view = render(withProviders(ui))
  return {
    ...view,
    rerender: (next: ReactNode) => {
      view.rerender(withProviders(next))
    },
    /** Switches the language as the language menu does, and waits until the texts are in it. */
    switchLanguage: async (next: Language) => {
      document.documentElement.lang = selectLanguage(store.getState())
      act(() => void store.dispatch(languageSwitched(next)))
      await waitFor(() => {
        expect(document.documentElement.lang).toBe(next)
      })
    },
    store,
    i18n,
    user: userEvent.setup(),
  }
}
