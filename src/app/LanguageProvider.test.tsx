import { act, screen, waitFor } from '@testing-library/react'
import type { i18n as I18n } from 'i18next'
import { http, HttpResponse } from 'msw'
import { Suspense, use, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { useTranslation } from 'react-i18next'
import { readArticleDocument } from '../articles/articleDocuments'
import { createI18n } from '../i18n/createI18n'
import { languageSwitched, selectLanguage } from '../i18n/languageSlice'
import { setDocumentReader } from '../i18n/loadDocument'
import { createLoadError } from '../site/loading'
import { setupStore } from '../store/setupStore'
import { createCacheWithoutRules } from '../testing/renderThemed'
import { renderWithProviders } from '../testing/renderWithProviders'
import { startServer } from '../testing/startServer'
import { texts } from '../testing/texts'
import { App } from './App'
import { LanguageStatus } from './shell/LanguageMenu'

const server = startServer()
const { nav, not_found } = texts.es

function Text() {
  const { t } = useTranslation('nav')
  return (
    <>
      <p>{t('home')}</p>
      <LanguageStatus />
    </>
  )
}

const lose = (i18n: I18n) => {
  i18n.options.ns = ['nav', 'articles/lost']
  setDocumentReader(() => Promise.reject(createLoadError('lost')))
  server.use(http.head('*', () => HttpResponse.error()))
}

/** A promise, and a function that resolves it. */
function createSignal() {
  let send: () => void = () => undefined
  const promise = new Promise<void>((resolve) => {
    send = resolve
  })
  return {
    promise,
    send: () => {
      send()
    },
  }
}

const renderText = () => renderWithProviders(<Text />, { language: 'es', namespaces: ['nav'] })

it('does not delay the first view, because it requests no texts itself', async () => {
  const { i18n } = await renderText()
  expect(screen.getByText('Inicio')).toBeVisible()
  expect(i18n.reportNamespaces?.getUsedNamespaces()).toEqual(['nav'])
})

describe('the language of the state', () => {
  afterEach(() => {
    setDocumentReader(readArticleDocument)
  })

  it('leaves `lang` to a translator until it changes', async () => {
    document.documentElement.lang = 'de'
    const { store } = await renderText()
    expect(document.documentElement).toHaveAttribute('lang', 'de')
    act(() => void store.dispatch(languageSwitched('en')))
    await waitFor(() => {
      expect(document.documentElement).toHaveAttribute('lang', 'en')
    })
  })

  it('becomes the language of the texts and of the document', async () => {
    const { store } = await renderText()
    expect(screen.getByText('Inicio')).toBeVisible()
    act(() => void store.dispatch(languageSwitched('en')))
    expect(await screen.findByText('Home')).toBeVisible()
    expect(document.documentElement).toHaveAttribute('lang', 'en')
  })

  it('waits for all texts of the page, so that no text is missing', async () => {
    const requested = createSignal()
    const answered = createSignal()
    server.use(
      http.get('*/content/en/pages/home.json', async () => {
        requested.send()
        await answered.promise
        return HttpResponse.json({ hero: { title: 'Every conversation' } })
      }),
    )
    document.documentElement.dataset.content = '/assets/content/es/pages/home.json'
    const { i18n, switchLanguage } = await renderText()
    const complete: boolean[] = []
    const observer = new MutationObserver(() => {
      if (document.documentElement.lang === 'en')
        complete.push(i18n.hasResourceBundle('en', 'hero'))
    })
    observer.observe(document.documentElement, { attributeFilter: ['lang'] })
    const switched = switchLanguage('en')
    await requested.promise
    expect(screen.getByText('Inicio')).toBeVisible()
    answered.send()
    await switched
    expect(screen.getByText('Home')).toBeVisible()
    await waitFor(() => {
      expect(complete).toEqual([true])
    })
    observer.disconnect()
    delete document.documentElement.dataset.content
  })

  it('stays what it was if texts of the other one, and its document, cannot be loaded, says so in it, and can be switched again', async () => {
    const { store, i18n, user } = await renderText()
    document.documentElement.lang = 'es'
    lose(i18n)
    act(() => void store.dispatch(languageSwitched('en')))
    expect(await screen.findByRole('alert')).toHaveTextContent(nav.language_lost)
    expect(selectLanguage(store.getState())).toBe('es')
    expect(screen.getByText('Inicio')).toBeVisible()
    expect(document.documentElement).toHaveAttribute('lang', 'es')

    setDocumentReader(() => Promise.resolve({}))
    await user.click(screen.getByRole('button', { name: not_found.retry }))
    expect(await screen.findByText('Home')).toBeVisible()
    act(() => void store.dispatch(languageSwitched('es')))
    expect(await screen.findByText('Inicio')).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('is not spoken of any more once the visitor closes the message', async () => {
    const { store, i18n, user } = await renderText()
    lose(i18n)
    act(() => void store.dispatch(languageSwitched('en')))
    await user.click(await screen.findByRole('button', { name: not_found.close }))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('causes no hydration error in a section whose code is still loading', async () => {
    const store = setupStore({ language: 'es' })
    const i18n = await createI18n('es', ['nav', 'not_found'])
    const code = createSignal()
    function Later() {
      use(code.promise)
      return <Text />
    }
    const withProviders = (section: ReactNode) => (
      <App store={store} i18n={i18n} emotionCache={createCacheWithoutRules()}>
        <Suspense>{section}</Suspense>
      </App>
    )
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(withProviders(<Text />))
    const handleRecoverableError = jest.fn()
    await act(async () => {
      hydrateRoot(container, withProviders(<Later />), {
        onRecoverableError: handleRecoverableError,
      })
      await Promise.resolve()
    })
    await act(async () => {
      store.dispatch(languageSwitched('en'))
      await Promise.resolve()
    })
    await waitFor(() => {
      expect(i18n.hasResourceBundle('en', 'nav')).toBe(true)
    })
    await act(async () => {
      code.send()
      await code.promise
    })
    expect(await screen.findByText('Home')).toBeVisible()
    expect(handleRecoverableError).not.toHaveBeenCalled()
  })

  it('wins over a language whose texts loaded later', async () => {
    document.documentElement.lang = 'es'
    const { store, i18n } = await renderText()
    act(() => {
      store.dispatch(languageSwitched('en'))
    })
    act(() => {
      store.dispatch(languageSwitched('es'))
    })
    await waitFor(() => {
      expect(i18n.hasResourceBundle('en', 'nav')).toBe(true)
    })
    expect(screen.getByText('Inicio')).toBeVisible()
    expect(document.documentElement).toHaveAttribute('lang', 'es')
  })
})
