import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { useTranslation } from 'react-i18next'
import { readArticleDocument } from '../articles/readArticleDocument'
import { languageSwitched, selectLanguage } from '../i18n/languageSlice'
import { setDocumentReader } from '../i18n/loadDocument'
import { createLoadError } from '../site/loading'
import { renderWithProviders } from '../testing/renderWithProviders'
import { useApplyLanguage } from './useApplyLanguage'

const server = setupServer()
beforeAll(() => {
  server.listen()
})
afterAll(() => {
  server.close()
})

function Text() {
  useApplyLanguage()
  return useTranslation('nav').t('home')
}

const renderText = () => renderWithProviders(<Text />, { language: 'es', namespaces: ['nav'] })

it('useApplyLanguage does not delay the first view, because it requests no texts itself', async () => {
  const { i18n } = await renderText()
  expect(screen.getByText('Inicio')).toBeVisible()
  expect(i18n.reportNamespaces?.getUsedNamespaces()).toEqual(['nav'])
})

describe('the language of the state', () => {
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
    let answer: () => void = () => undefined
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    server.use(
      http.get('*/content/en/pages/home.json', async () => {
        await answered
        return HttpResponse.json({ hero: { title: 'Every conversation' } })
      }),
    )
    document.documentElement.dataset.content = '/assets/content/es/pages/home.json'
    const { store, i18n } = await renderText()
    const changed = jest.fn(() => i18n.hasResourceBundle('en', 'hero'))
    i18n.on('languageChanged', changed)
    act(() => void store.dispatch(languageSwitched('en')))
    await waitFor(() => {
      expect(i18n.language).toBe('es')
    })
    answer()
    expect(await screen.findByText('Home')).toBeVisible()
    expect(changed.mock.results.map(({ value }) => value as boolean)).toEqual([true])
    delete document.documentElement.dataset.content
  })

  it('stays what it was if texts of the other one, and its document, cannot be loaded', async () => {
    document.documentElement.lang = 'es'
    const { store, i18n } = await renderText()
    i18n.options.ns = ['nav', 'articles/lost']
    document.documentElement.lang = 'es'
    setDocumentReader(() => Promise.reject(createLoadError('lost')))
    server.use(http.head('*', () => HttpResponse.error()))
    act(() => void store.dispatch(languageSwitched('en')))
    await waitFor(() => {
      expect(selectLanguage(store.getState())).toBe('es')
    })
    expect(screen.getByText('Inicio')).toBeVisible()
    expect(document.documentElement).toHaveAttribute('lang', 'es')
    setDocumentReader(readArticleDocument)
  })

  it('wins over a language whose texts loaded later', async () => {
    const { store, i18n } = await renderText()
    const loaded = new Promise((resolve) => {
      i18n.on('loaded', resolve)
    })
    act(() => {
      store.dispatch(languageSwitched('en'))
    })
    act(() => {
      store.dispatch(languageSwitched('es'))
    })
    await act(() => loaded)
    expect(screen.getByText('Inicio')).toBeVisible()
    expect(document.documentElement).toHaveAttribute('lang', 'es')
  })
})
