import { act, screen, within } from '@testing-library/react'
import { useNavigate } from 'react-router-dom'
import { LocationProbe } from '@/app/testing/LocationProbe'
import { readArticleDocument } from '@/articles/articleDocuments'
import { fillIn } from '@/i18n/fillIn'
import { setDocumentReader } from '@/i18n/loadDocument'
import { renderWithProviders } from '@/testing/renderWithProviders'
import type { Language } from '@/site/language'
import { getRoutePath } from '@/site/routes'
import { siteConfig } from '@/site/siteConfig'
import { texts } from '@/testing/texts'
import SearchPage from './SearchPage'

function BackButton() {
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back
    </button>
  )
}

const renderSearch = (path: string, language: Language = 'es') =>
  renderWithProviders(
    <>
      <SearchPage />
      <LocationProbe />
    </>,
    { path, language, namespaces: ['nav', 'search'] },
  )
const status = () => screen.getAllByRole('status').find(({ tagName }) => tagName === 'P')
const getLocation = () => screen.getByRole('status', { name: 'location' }).textContent
const box = () => screen.getByRole('searchbox')
const results = () =>
  screen.getAllByRole('heading', { level: 2 }).map((heading) => within(heading).getByRole('link'))

// The first tests, each in another language: an index that has loaded once is not requested again.
it('a failure is forgotten with its query: the next one loads anew', async () => {
  let isOffline = true
  setDocumentReader((path) =>
    isOffline ? Promise.reject(new Error('Failed to fetch')) : readArticleDocument(path),
  )
  const { user } = await renderSearch('/search?q=Messenger', 'en')
  expect(await screen.findByText(texts.en.search.failed)).toBeVisible()
  await user.clear(box())
  await user.type(box(), '{Enter}')
  expect(status()).toHaveTextContent(texts.en.search.hint)
  expect(screen.queryByText(texts.en.search.failed)).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: texts.en.search.retry })).not.toBeInTheDocument()
  isOffline = false
  await user.type(box(), 'Messenger{Enter}')
  expect(await screen.findByText(/^\d+ results for “Messenger”$/)).toBeVisible()
})

it('a search index that fails to load shows an error and a retry button', async () => {
  let isOffline = true
  setDocumentReader((path) =>
    isOffline ? Promise.reject(new Error('Failed to fetch')) : readArticleDocument(path),
  )
  const { user } = await renderSearch('/search?q=Messenger')
  expect(await screen.findByText(texts.es.search.failed)).toBeVisible()
  expect(status()).toHaveTextContent(texts.es.search.failed)
  isOffline = false
  await user.click(screen.getByRole('button', { name: texts.es.search.retry }))
  expect(await screen.findByText(/^\d+ resultados para “Messenger”$/)).toBeVisible()
  expect(status()).toHaveFocus()
})

describe('a query in the URL', () => {
  it.each([
    ['es', 'bandeja'],
    ['en', 'inbox'],
  ] as const)('shows in %s what %s finds and where, the best first', async (language, query) => {
    const title = `${siteConfig.brand} › ${texts[language].home.integration.title}`
    await renderSearch(`/search?q=${query}`, language)
    const link = await screen.findByRole('link', { name: title })
    expect(link).toHaveAttribute('href', '/#integration-title')
    expect(results()[0]).toHaveTextContent(title)
    expect(box()).toHaveValue(query)
  })

  it('is cut to what the field takes', async () => {
    await renderSearch(`/search?q=${'z'.repeat(101)}`)
    const query = 'z'.repeat(100)
    expect(await screen.findByText(fillIn(texts.es.search.no_results, { query }))).toBeVisible()
    expect(box()).toHaveValue(query)
  })

  it('announces loading, then the number of results, in one live region', async () => {
    await renderSearch('/search?q=Messenger', 'en')
    const region = status()
    expect(region).toHaveTextContent(texts.en.search.loading)
    expect(region).toContainElement(await screen.findByText(/^\d+ results for “Messenger”$/))
    expect(region).toHaveTextContent(`${results().length} results`)
  })

  it('uses the singular for one result', async () => {
    await renderSearch('/search?q=dentist', 'en')
    expect(await screen.findByText('1 result for “dentist”')).toBeVisible()
  })

  it('highlights the terms in titles and texts, ignoring accents', async () => {
    await renderSearch('/search?q=CITAS+medicas')
    const health = await screen.findByRole('link', { name: texts.es.head.health_title })
    const marks = screen
      .getAllByRole('listitem')
      .filter((item) => item.contains(health))
      .flatMap((item) => within(item).getAllByRole('mark'))
    expect(marks.map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Citas', 'citas', 'médicas']),
    )
  })

  it('shows the kind of each result', async () => {
    await renderSearch('/search?q=canales')
    await screen.findByText(/resultados para/)
    for (const kind of [texts.es.search.kind_article, texts.es.search.kind_faq]) {
      expect(screen.getAllByText(kind).length).toBeGreaterThan(0)
    }
  })

  it('searches again in the other language', async () => {
    const { switchLanguage } = await renderSearch('/search?q=WhatsApp')
    await screen.findByText(/resultados para “WhatsApp”/)
    await switchLanguage('en')
    expect(await screen.findByText(/results for “WhatsApp”/)).toBeVisible()
    expect(
      results().every((link) => /^\/(en(\/|$)|#|$)/.test(link.getAttribute('href') ?? '')),
    ).toBe(true)
  })
})

describe('the form', () => {
  it.each([
    ['es', 'Buscar', ' citas  '],
    ['en', 'Search', ' citas  '],
  ] as const)('puts the query into the URL, in %s', async (language, name, typed) => {
    const { user } = await renderSearch('/search', language)
    await user.type(box(), typed)
    await user.click(screen.getByRole('button', { name }))
    expect(getLocation()).toBe('/search?q=citas')
    expect(box()).toHaveValue('citas')
  })

  it('works without JavaScript', async () => {
    await renderSearch('/search')
    const form = screen.getByRole('search')
    expect(form).toHaveAttribute('action', '/search')
    expect(form).toHaveAttribute('method', 'get')
    expect(box()).toHaveAttribute('name', 'q')
    expect(box()).toHaveAttribute('id', 'query')
  })
})

describe('the focus after a search', () => {
  it.each([
    ['Enter', '/search', 'citas{Enter}'],
    ['Enter, a second time', '/search?q=CRM', 'citas{Enter}'],
    ['Enter, with a query that is not changed', '/search?q=CRM', '{Enter}'],
    ['Enter, with no query', '/search?q=CRM', '{Backspace>9/}{Enter}'],
  ])('stays in the same field after %s', async (_how, path, typed) => {
    const { user } = await renderSearch(path)
    const field = box()
    await user.type(field, typed)
    expect(box()).toBe(field)
    expect(field).toHaveFocus()
    expect(getLocation()).toBe(`/search?q=${(field as HTMLInputElement).value}`)
  })

  it('stays on the button that was pressed', async () => {
    const { user } = await renderSearch('/search?q=CRM')
    await user.type(box(), ' citas')
    await user.tab()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('button', { name: texts.es.search.submit })).toHaveFocus()
    expect(getLocation()).toBe('/search?q=CRM+citas')
  })

  it('goes from a suggestion to the line that says what was found', async () => {
    const { user } = await renderSearch('/search')
    act(() => {
      screen.getByRole('link', { name: texts.es.search.suggestion_channels }).focus()
    })
    await user.keyboard('{Enter}')
    expect(status()).toHaveFocus()
    await screen.findByText(/“.+WhatsApp\?”/)
    expect(status()).toHaveFocus()
  })

  it('leaves the field to the URL again on the way back', async () => {
    const { user } = await renderWithProviders(
      <>
        <SearchPage />
        <BackButton />
      </>,
      { history: ['/search?q=CRM', '/search?q=citas'], namespaces: ['nav', 'search'] },
    )
    await user.type(box(), ' de otra cosa')
    await user.click(screen.getByRole('button', { name: 'Back' }))
    expect(box()).toHaveValue('CRM')
  })
})

describe('no results', () => {
  it.each([
    ['es', '/search'],
    ['en', '/search?q=%20%3F'],
  ] as const)('in %s at %s there is something to start with', async (language, at) => {
    const { hint, suggestions: name, suggestion_channels: query } = texts[language].search
    const { user } = await renderSearch(at, language)
    expect(status()).toHaveTextContent(hint)
    const suggestions = within(screen.getByRole('navigation', { name }))
    await user.click(suggestions.getByRole('link', { name: query }))
    expect(getLocation()).toBe(`/search?${new URLSearchParams({ q: query }).toString()}`)
    expect(await screen.findByText((text) => text.includes(`“${query}”`))).toBeVisible()
  })

  it.each([
    ['es', 'No encontramos nada para “zzz”'],
    ['en', 'No results for “zzz”'],
  ] as const)(
    'in %s a search without a find says so, and leads to what most need',
    async (language, text) => {
      const { nav, search } = texts[language]
      await renderSearch('/search?q=zzz', language)
      expect(status()).toContainElement(await screen.findByText(text))
      expect(screen.getByText(search.advice)).toBeVisible()
      const expectLink = (name: string, path: string) => {
        expect(screen.getByRole('link', { name })).toHaveAttribute('href', path)
      }
      expectLink(nav.pricing, getRoutePath('pricing', language))
      expectLink(nav.contact, '/#contact')
      expectLink(nav.schedule_demo, getRoutePath('scheduleDemo', language))
      expect(screen.getByRole('link', { name: search.suggestion_channels })).toBeVisible()
    },
  )
})
