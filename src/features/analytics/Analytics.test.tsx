import { act, fireEvent, screen } from '@testing-library/react'
import { LocationProbe } from '@/app/testing/LocationProbe'
import { languages, type Language } from '@/site/language'
import { getRoutePath } from '@/site/routes'
import { renderWithProviders } from '@/testing/renderWithProviders'
import { texts } from '@/testing/texts'
import { Analytics } from './Analytics'

// eslint-disable-next-line testing-library/no-node-access -- scripts have no role
const getLoadedScripts = () => [...document.scripts].map(({ src, async }) => ({ src, async }))

/** The commands that were passed to Google Analytics. */
const getSentCommands = (): unknown[][] =>
  (window.dataLayer ?? []).map((command) => [
    ...(command as ArrayLike<unknown> & Iterable<unknown>),
  ])

/** The parameters of each page view that was sent. */
const getSentPageViews = (): unknown[] =>
  getSentCommands()
    .filter(([command, name]) => command === 'event' && name === 'page_view')
    .map(([, , view]) => view)

/** Removes all traces of Google Analytics from the page. */
function removeAnalytics(): void {
  delete window.gtag
  delete window.dataLayer
  for (const script of [...document.scripts]) script.remove()
}

const unavailable = 'Google Analytics not available: window.gtag is not a function'

const wait = (milliseconds: number) => {
  act(() => {
    jest.advanceTimersByTime(milliseconds)
  })
}
const press = (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
}

async function renderAnalytics({
  language = 'es',
  path = '/',
  to = '',
}: { language?: Language; path?: string; to?: string } = {}) {
  const page = (
    <>
      <Analytics measurementId="G-TEST1" />
      <main id="content" tabIndex={-1}>
        <LocationProbe to={to} />
      </main>
    </>
  )
  const view = await renderWithProviders(page, { language, path, namespaces: ['consent'] })
  jest.useFakeTimers()
  return view
}

afterEach(() => {
  jest.useRealTimers()
  removeAnalytics()
  document.title = ''
})

describe('before consent is given or refused', () => {
  it.each(languages)('asks in %s, with two buttons that look alike', async (language) => {
    const { question, accept, refuse, privacy } = texts[language].consent
    await renderAnalytics({ language })
    expect(screen.getByRole('region', { name: question })).toBeVisible()
    expect(screen.getByRole('heading', { level: 2, name: question })).toBeVisible()
    expect(screen.getByRole('button', { name: accept })).toHaveClass(
      screen.getByRole('button', { name: refuse }).className,
    )
    const href = getRoutePath('privacy', language)
    expect(screen.getByRole('link', { name: privacy })).toHaveAttribute('href', href)
  })

  it('loads, sends and stores nothing', async () => {
    await renderAnalytics({ to: '/blog' })
    press('Go')
    wait(1000)
    expect(getLoadedScripts()).toEqual([])
    expect(window.gtag).toBeUndefined()
    expect(window.dataLayer).toBeUndefined()
    expect(window.localStorage).toHaveLength(0)
    expect(document.cookie).toBe('')
  })
})

describe('a refusal', () => {
  it('hides the banner and loads nothing', async () => {
    const warn = jest.spyOn(console, 'warn')
    await renderAnalytics({ to: '/blog' })
    press('Rechazar')
    expect(screen.queryByRole('region')).not.toBeInTheDocument()
    expect(screen.getByRole('main')).toHaveFocus()
    press('Go')
    wait(1000)
    expect(getLoadedScripts()).toEqual([])
    expect(window.dataLayer).toBeUndefined()
    expect(warn).not.toHaveBeenCalled()
    expect(window.localStorage).toHaveLength(0)
  })
})

describe('consent', () => {
  it('loads Google Analytics once, without its automatic page view', async () => {
    await renderAnalytics()
    press('Aceptar')
    expect(screen.queryByRole('region')).not.toBeInTheDocument()
    expect(screen.getByRole('main')).toHaveFocus()
    expect(getLoadedScripts()).toEqual([
      { src: 'https://www.googletagmanager.com/gtag/js?id=G-TEST1', async: true },
    ])
    expect(getSentCommands()).toEqual([
      [
        'consent',
        'default',
        {
          analytics_storage: 'denied',
          ad_storage: 'denied',
          ad_user_data: 'denied',
          ad_personalization: 'denied',
        },
      ],
      ['js', expect.any(Date)],
      [
        'config',
        'G-TEST1',
        { send_page_view: false, page_location: window.location.href, page_referrer: '' },
      ],
    ])
    expect(window.localStorage).toHaveLength(0)
  })

  it('sends the current page after 200 ms, with its path, query, URL and title', async () => {
    document.title = 'Buscar | Conversalia'
    await renderAnalytics({ path: '/search?q=precios' })
    press('Aceptar')
    wait(199)
    expect(getSentPageViews()).toEqual([])
    wait(1)
    expect(getSentPageViews()).toEqual([
      {
        page_path: '/search?q=precios',
        page_location: window.location.href,
        page_referrer: '',
        page_title: 'Buscar | Conversalia',
      },
    ])
  })

  it('sends no token of an appointment', async () => {
    window.history.pushState(null, '', '/agendar-demo/Secret.Token?x=1')
    await renderAnalytics({ path: '/agendar-demo/Secret.Token?x=1' })
    press('Aceptar')
    wait(200)
    window.history.pushState(null, '', '/')
    expect(getSentPageViews()).toEqual([
      expect.objectContaining({
        page_path: '/agendar-demo/:token?x=1',
        page_location: `${window.location.origin}/agendar-demo/:token?x=1`,
      }),
    ])
    expect(JSON.stringify(getSentCommands())).not.toContain('Secret')
  })

  it('sends no token of an appointment as the page that a visitor comes from', async () => {
    const secret = '/agendar-demo/Secret.Token'
    const { origin } = window.location
    jest
      .spyOn(document, 'referrer', 'get')
      .mockReturnValue(`${origin}/en/schedule-demo/Secret.Token`)
    window.history.pushState(null, '', secret)
    await renderAnalytics({ path: secret, to: '/blog' })
    press('Aceptar')
    wait(200)
    window.history.pushState(null, '', '/blog')
    press('Go')
    wait(200)
    window.history.pushState(null, '', '/')
    expect(getSentPageViews()).toEqual([
      expect.objectContaining({ page_referrer: `${origin}/en/schedule-demo/:token` }),
      expect.objectContaining({ page_referrer: `${origin}/agendar-demo/:token` }),
    ])
    expect(JSON.stringify(getSentCommands())).not.toContain('Secret')
  })

  it('sends each later page with its own title', async () => {
    await renderAnalytics({ to: '/blog?x=1#top' })
    press('Aceptar')
    wait(200)
    press('Go')
    wait(100)
    document.title = 'Blog | Conversalia'
    wait(100)
    expect(getSentPageViews()).toEqual([
      expect.objectContaining({ page_path: '/' }),
      expect.objectContaining({ page_path: '/blog?x=1', page_title: 'Blog | Conversalia' }),
    ])
  })

  it('sends one view if a route redirects', async () => {
    const { rerender } = await renderAnalytics({ to: '/schedule-demo' })
    press('Aceptar')
    wait(200)
    press('Go')
    wait(50)
    rerender(
      <>
        <Analytics measurementId="G-TEST1" />
        <main id="content" tabIndex={-1}>
          <LocationProbe to="/agendar-demo" />
        </main>
      </>,
    )
    press('Go')
    wait(1000)
    expect(getSentPageViews()).toEqual([
      expect.objectContaining({ page_path: '/' }),
      expect.objectContaining({ page_path: '/agendar-demo' }),
    ])
  })

  it('warns with the required text if the service was removed', async () => {
    const warn = jest.spyOn(console, 'warn').mockReturnValue(undefined)
    await renderAnalytics()
    press('Aceptar')
    delete window.gtag
    wait(200)
    expect(warn.mock.calls).toEqual([[unavailable]])
  })
})
