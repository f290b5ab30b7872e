import { act, configure, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { App } from '../app/App'
import { useClientSideNavigation } from '../app/useClientSideNavigation'
import type { Namespace } from '../content/es'
import { createI18n } from '../i18n/createI18n'
import { languageSwitched } from '../i18n/languageSlice'
import { defaultLanguage, type Language } from '../site/language'
import type { ServiceUrls } from '../site/serviceUrls'
import type { RootState } from '../store/rootReducer'
import { setupStore } from '../store/setupStore'
import { createEmotionCache } from '../theme/emotionCache'
import { createDetachedCache } from './createDetachedCache'

// A limit, not a wait: a busy machine takes longer than the usual second.
configure({ asyncUtilTimeout: 5000 })

interface Surroundings {
  readonly language?: Language
  /** The dictionary sections that are there from the first render; others load when asked for. */
  readonly namespaces?: readonly Namespace[]
  /** The address that the router stands at, with query and hash. */
  readonly address?: string
  /** Sections of the content by name, in place of those that would be loaded. */
  readonly content?: Readonly<Record<string, object>>
  readonly preloadedState?: Partial<RootState>
  readonly services?: ServiceUrls
  /** Lets the rules of components apply, which makes queries by role slow. */
  readonly appliesStyles?: boolean
}

/** Makes links navigate as they do on the whole site. */
function ClientSideNavigation() {
  useClientSideNavigation()
  return null
}

/** Renders a piece of the site as a page has it: a real store, its language, theme and router. */
export async function renderWithProviders(
  ui: ReactNode,
  {
    language = defaultLanguage,
    namespaces = [],
    address = '/',
    content,
    preloadedState,
    services,
    appliesStyles = false,
  }: Surroundings = {},
) {
  const store = setupStore({ language, ...preloadedState }, services)
  const i18n = await createI18n(language, namespaces, content)
  const emotionCache = appliesStyles ? createEmotionCache() : createDetachedCache()
  const withProviders = (children: ReactNode) => (
    <App store={store} i18n={i18n} emotionCache={emotionCache}>
      <MemoryRouter initialEntries={[address]}>
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
    /** What the language menu sets off, its dictionaries loaded. */
    switchLanguage: (next: Language) =>
      act(async () => {
        store.dispatch(languageSwitched(next))
        await i18n.changeLanguage(next)
      }),
    store,
    i18n,
    user: userEvent.setup(),
  }
}
