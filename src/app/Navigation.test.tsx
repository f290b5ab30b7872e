import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { lazy, Suspense } from 'react'
import {
  BrowserRouter,
  useLocation,
  useNavigate,
  useNavigationType,
  type Location,
} from 'react-router-dom'
import { createI18n } from '../i18n/createI18n'
import { selectLanguage } from '../i18n/languageSlice'
import { getRoutePath } from '../site/routes'
import { setupStore } from '../store/setupStore'
import { createEmotionCache } from '../theme/emotionCache'
import { renderWithProviders } from '../testing/renderWithProviders'
import { startServer } from '../testing/startServer'
import { texts } from '../testing/texts'
import { menuOpened, selectOpenMenu } from '../ui/uiSlice'
import { App } from './App'
import { prefetchPage } from './usePrefetch'
import { Navigation } from './Navigation'

function Address() {
  const { pathname, search, hash } = useLocation()
  return <output>{`${pathname}${search}${hash}`}</output>
}

function HistoryProbe() {
  const { state } = useLocation() as Location<unknown>
  const navigate = useNavigate()
  return (
    <>
      <p>{`${useNavigationType()} ${JSON.stringify(state)}`}</p>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  )
}

/** A link, in the surroundings of every test, which have the listener. */
const renderLink = (link: React.ReactNode) =>
  renderWithProviders(
    <>
      <Address />
      {link}
    </>,
    { path: '/blog' },
  )

const getLocation = () => screen.getByRole('status').textContent

/** Clicks the link, and returns whether the browser is left to follow it. */
function click(init: MouseEventInit = {}, type: 'click' | 'auxclick' = 'click'): boolean {
  const link = screen.getByRole('link')
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, ...init })
  // jsdom can load no document.
  window.addEventListener(type, (clicked) => leftToBrowser.push(!clicked.defaultPrevented), {
    once: true,
  })
  window.addEventListener(
    type,
    (clicked) => {
      clicked.preventDefault()
    },
    { once: true },
  )
  fireEvent(link, event)
  return leftToBrowser.pop() ?? false
}
const leftToBrowser: boolean[] = []

it('a click on a link navigates within the site without loading a document, with query and hash', async () => {
  await renderLink(<a href="/precios?a=b#plans">There</a>)
  expect(click()).toBe(false)
  expect(getLocation()).toBe('/precios?a=b#plans')
})

it.each([
  ['another site', <a href="https://elsewhere.example/">There</a>],
  ['a file', <a href="/blog/rss.xml">There</a>],
  [
    'a window of its own',
    <a href="/precios" target="_blank">
      There
    </a>,
  ],
  [
    'something to keep',
    <a href="/precios" download>
      There
    </a>,
  ],
])('a click on %s is left to the browser', async (_what, link) => {
  await renderLink(link)
  expect(click()).toBe(true)
  expect(getLocation()).toBe('/blog')
})

it.each([
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
])('a click with %j is left to the browser', async (init) => {
  await renderLink(<a href="/precios">There</a>)
  expect(click(init)).toBe(true)
  expect(getLocation()).toBe('/blog')
})

it('a click that a component has prevented, such as a drag of the carousel, does not navigate', async () => {
  await renderLink(
    <a
      href="/precios"
      onClick={(event) => {
        event.preventDefault()
      }}
    >
      There
    </a>,
  )
  click()
  expect(getLocation()).toBe('/blog')
})

it('a click on a link with hreflang switches the language', async () => {
  const { store } = await renderLink(
    <a href="/en/blog" hrefLang="en">
      English
    </a>,
  )
  click()
  expect(getLocation()).toBe('/en/blog')
  expect(selectLanguage(store.getState())).toBe('en')
  await waitFor(() => {
    expect(document.documentElement).toHaveAttribute('lang', 'en')
  })
})

it.each([
  ['click', { ctrlKey: true }, 'en'],
  ['auxclick', { button: 1 }, 'en'],
  // It opens the context menu.
  ['auxclick', { button: 2 }, null],
  ['auxclick', { button: 2, ctrlKey: true }, null],
  // It leads back, and forward.
  ['auxclick', { button: 3 }, null],
  ['auxclick', { button: 4 }, null],
  // It downloads.
  ['click', { altKey: true }, null],
] as const)('the language of a new tab is stored: %s with %j', async (type, init, stored) => {
  localStorage.clear()
  const { store } = await renderLink(
    <a href="/en/blog" hrefLang="en">
      English
    </a>,
  )
  expect(click(init, type)).toBe(true)
  expect(localStorage.getItem('language')).toBe(stored)
  expect(selectLanguage(store.getState())).toBe('es')
  expect(getLocation()).toBe('/blog')
})

it('the language of a new tab is not stored if a component has prevented the click', async () => {
  localStorage.clear()
  await renderLink(
    <a
      href="/en/blog"
      hrefLang="en"
      onClick={(event) => {
        event.preventDefault()
      }}
    >
      English
    </a>,
  )
  click({ ctrlKey: true })
  expect(localStorage.getItem('language')).toBeNull()
})

it('a switch of language replaces the history entry and keeps its state', async () => {
  const { user } = await renderWithProviders(
    <>
      <Address />
      <HistoryProbe />
      <a href="/en/schedule-demo" hrefLang="en">
        English
      </a>
    </>,
    { history: ['/blog', { pathname: '/agendar-demo', state: { step: 2 } }] },
  )
  click()
  expect(screen.getByText('REPLACE {"step":2}')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(getLocation()).toBe('/blog')
})

it('a click on a hash link adds a history entry, which keeps the state', async () => {
  await renderWithProviders(
    <>
      <Address />
      <HistoryProbe />
      <a href="#content">There</a>
    </>,
    { history: [{ pathname: '/', state: { step: 2 } }] },
  )
  expect(click()).toBe(false)
  expect(getLocation()).toBe('/#content')
  expect(screen.getByText('PUSH {"step":2}')).toBeVisible()
})

it.each([
  ['crm y whatsapp', 'REPLACE'],
  ['crm', 'PUSH'],
])('a search for %j at its address is a %s, as by the browser', async (query, kind) => {
  const path = getRoutePath('search', 'es')
  window.history.replaceState(null, '', `${path}?q=crm+y+whatsapp`)
  await renderWithProviders(
    <>
      <HistoryProbe />
      <form role="search" action={path}>
        <input name="q" defaultValue={query} />
      </form>
    </>,
  )
  fireEvent.submit(screen.getByRole('search'))
  expect(screen.getByText(`${kind} null`)).toBeVisible()
})

describe('while the code of the next page is loading', () => {
  const { nav } = texts.es
  startServer(http.get('*/content/es/pages/search.json', () => HttpResponse.json({ search: {} })))
  beforeAll(() => {
    document.documentElement.dataset.content = '/assets/content/es/pages/blog.json'
  })
  afterAll(() => {
    delete document.documentElement.dataset.content
  })

  const NeverLoaded = lazy(() => new Promise<never>(() => undefined))
  const present = getRoutePath('blog', 'es')

  function Page({ href }: { readonly href: string }) {
    const { pathname, hash } = useLocation()
    const isPresent = pathname === present && !hash
    return (
      <>
        <Navigation />
        <Suspense fallback="Loading">{isPresent ? 'Blog' : <NeverLoaded />}</Suspense>
        <a href={href}>There</a>
      </>
    )
  }

  async function renderPage(href = getRoutePath('search', 'es')) {
    window.history.replaceState(null, '', present)
    const i18n = await createI18n('es', ['nav'])
    const store = setupStore({ language: 'es' })
    render(
      <App store={store} i18n={i18n} emotionCache={createEmotionCache()}>
        <BrowserRouter useTransitions={false}>
          <Page href={href} />
        </BrowserRouter>
      </App>,
    )
    return { i18n, store }
  }

  it('the current page stays visible, and a text says that the next is loading', async () => {
    await renderPage()
    expect(screen.queryByText(nav.loading_page)).not.toBeInTheDocument()
    click()
    expect(await screen.findByText(nav.loading_page)).toBeVisible()
    expect(screen.getByText('Blog')).toBeVisible()
    expect(screen.queryByText('Loading')).not.toBeInTheDocument()
  })

  it('the menu of the link is closed, as Back would leave it open before the page has come', async () => {
    const { store } = await renderPage()
    store.dispatch(menuOpened('mobile'))
    click()
    expect(selectOpenMenu(store.getState())).toBeNull()
  })

  it('a hash link is followed within the click', async () => {
    await renderPage('#content')
    click()
    expect(screen.getByText('Loading')).toBeVisible()
    expect(screen.queryByText(nav.loading_page)).not.toBeInTheDocument()
  })

  it('a prefetched page is rendered within the click', async () => {
    const { i18n } = await renderPage()
    await prefetchPage(i18n, 'es', 'search')
    click()
    expect(screen.getByText('Loading')).toBeVisible()
    expect(screen.queryByText(nav.loading_page)).not.toBeInTheDocument()
  })
})
