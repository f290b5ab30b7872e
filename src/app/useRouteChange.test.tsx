import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { actedAttribute } from '../hydration/attributes'
import { renderWithProviders } from '../testing/renderWithProviders'
import { mockBrowser } from '../testing/mockBrowser'
import { LocationProbe } from './testing/LocationProbe'
import { useRouteChange } from './useRouteChange'

const device = mockBrowser()

function Page({ to, children }: { readonly to: string | number; readonly children?: ReactNode }) {
  useRouteChange()
  return (
    <main id="content" tabIndex={-1}>
      <LocationProbe to={to} />
      {children}
    </main>
  )
}

/** Renders at `path`; the returned `go` navigates to `to`. Timers are fake from then on. */
async function renderPage(path: string, to: string | number) {
  const view = await renderWithProviders(<Page to={to} />, { path })
  jest.useFakeTimers()
  return {
    switchLanguage: view.switchLanguage,
    go: () => {
      fireEvent.click(screen.getByRole('button', { name: 'Go' }))
    },
    leadTo: (next: string | number) => {
      view.rerender(<Page to={next} />)
    },
  }
}
const wait = (milliseconds: number) => {
  act(() => {
    jest.advanceTimersByTime(milliseconds)
  })
}

describe('a navigation to another page', () => {
  it('focuses the page at once and scrolls to its top 100 ms later', async () => {
    const { go } = await renderPage('/', '/agendar-demo')
    go()
    expect(screen.getByRole('main')).toHaveFocus()
    wait(99)
    expect(device.scrolls()).toEqual([])
    wait(1)
    expect(device.scrolls()).toEqual([{ top: 0, behavior: 'smooth' }])
  })

  it.each([
    ['/agendar-demo', [], 1],
    ['/agendar-demo', ['(prefers-reduced-motion: reduce)'], 0],
    // Back, whose gesture has shown the page.
    [-1, [], 0],
  ])('to %j fades the page in, with the preferences %j: %d', async (to, prefers, fades) => {
    device.setPreferences(prefers)
    const { go, leadTo } = await renderPage('/', '/blog')
    go()
    leadTo(to)
    const animate = jest.spyOn(Element.prototype, 'animate').mockClear()
    go()
    expect(animate.mock.instances).toEqual(
      Array.from({ length: fades }, () => screen.getByRole('main')),
    )
  })

  it('scrolls once if the visitor navigates again within the delay', async () => {
    const { go, leadTo } = await renderPage('/', '/agendar-demo')
    go()
    wait(50)
    leadTo('/')
    go()
    wait(1000)
    expect(device.scrolls()).toHaveLength(1)
  })

  it('also scrolls from one unknown page to another', async () => {
    const { go } = await renderPage('/nowhere', '/elsewhere')
    go()
    wait(100)
    expect(device.scrolls()).toHaveLength(1)
  })
})

describe('the focus and the scroll position do not change', () => {
  it.each([
    ['the same page in the other language', '/agendar-demo', '/en/schedule-demo'],
    ['another query', '/agendar-demo', '/agendar-demo?industry=retail'],
  ])('if the page stays the same: %s', async (_what, path, to) => {
    const { go } = await renderPage(path, to)
    go()
    expect(screen.getByRole('status', { name: 'location' })).toHaveTextContent(to)
    wait(1000)
    expect(screen.getByRole('main')).not.toHaveFocus()
    expect(device.scrolls()).toEqual([])
  })

  it('if the language is switched where both share the URL', async () => {
    const { go, switchLanguage } = await renderPage('/', '/')
    await switchLanguage('en')
    go()
    wait(1000)
    expect(device.scrolls()).toEqual([])
  })

  it('on the first page of a visit', async () => {
    await renderPage('/agendar-demo', '/')
    wait(1000)
    expect(document.body).toHaveFocus()
    expect(device.scrolls()).toEqual([])
  })
})

describe('the section named by the hash', () => {
  const renderSection = async (path: string, to: string) => {
    const scrolled: string[] = []
    jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      scrolled.push(this.id)
    })
    const view = await renderPage(path, to)
    const addSection = () => {
      const section = document.createElement('section')
      section.id = 'contact'
      screen.getByRole('main').append(section)
      return section
    }
    return { ...view, scrolled, addSection }
  }

  it('is scrolled to 300 ms after a navigation to another page', async () => {
    const { go, scrolled, addSection } = await renderSection('/agendar-demo', '/#contact')
    addSection()
    go()
    wait(299)
    expect(scrolled).toEqual([])
    wait(1)
    expect(scrolled).toEqual(['contact'])
    expect(device.scrolls()).toEqual([])
  })

  it('on the current page is scrolled to at once, every time, and is focused', async () => {
    const { go, scrolled, addSection } = await renderSection('/', '/#contact')
    const section = addSection()
    go()
    wait(0)
    expect(section).toHaveFocus()
    go()
    wait(0)
    expect(scrolled).toEqual(['contact', 'contact'])
  })

  it('of the first URL is left alone once the visitor has acted', async () => {
    jest.useFakeTimers({ advanceTimers: true })
    document.documentElement.setAttribute(actedAttribute, '')
    const scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView')
    await renderWithProviders(<Page to="/" />, { path: '/#content' })
    wait(1000)
    document.documentElement.removeAttribute(actedAttribute)
    expect(scrollIntoView).not.toHaveBeenCalled()
    expect(screen.getByRole('main')).not.toHaveFocus()
  })

  it.each([
    ['reload', 'is left alone: the browser has restored the scroll position', 0],
    ['back_forward', 'is left alone: the browser has restored the scroll position', 0],
    ['navigate', 'is scrolled to', 1],
  ])('of the first URL after a %s, on a page already scrolled, %s', async (type, _what, times) => {
    jest.useFakeTimers({ advanceTimers: true })
    performance.getEntriesByType = jest.fn().mockReturnValue([{ type }])
    window.scrollY = 700
    const scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView')
    await renderWithProviders(<Page to="/" />, { path: '/#content' })
    wait(1000)
    expect(scrollIntoView).toHaveBeenCalledTimes(times)
  })

  it('of the first URL is scrolled to, even if the language changes the path', async () => {
    const scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView')
    await renderWithProviders(<Page to="/en/schedule-demo#content" />, {
      path: '/agendar-demo#content',
    })
    fireEvent.click(screen.getByRole('button', { name: 'Go' }))
    expect(screen.getByRole('main')).not.toHaveFocus()
    await waitFor(() => {
      expect(screen.getByRole('main')).toHaveFocus()
    })
    expect(scrollIntoView).toHaveBeenCalledTimes(1)
  })
})

test('Back and Forward in quick succession leave the positions of the pages as they were', async () => {
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockImplementation(() => new DOMRect(0, -window.scrollY, 360, 5000))
  function History() {
    const navigate = useNavigate()
    return (
      <Page to="/blog">
        <button type="button" onClick={() => void navigate(-1)}>
          Back
        </button>
        <button type="button" onClick={() => void navigate(1)}>
          Forward
        </button>
      </Page>
    )
  }
  const press = (name: string) => {
    fireEvent.click(screen.getByRole('button', { name }))
  }
  const scroll = (to: number) => {
    window.scrollY = to
    fireEvent.scroll(window)
  }
  await renderWithProviders(<History />, { path: '/' })
  jest.useFakeTimers()
  scroll(700)
  press('Go')
  wait(100)
  scroll(300)
  for (const name of ['Back', 'Forward', 'Back']) {
    press(name)
    // As the browser does if the next page is shorter.
    scroll(200)
  }
  wait(100)
  expect(device.scrolls().at(-1)).toMatchObject({ top: 700 })
  press('Forward')
  wait(100)
  expect(device.scrolls().at(-1)).toMatchObject({ top: 300 })
})

test('a click on the home link on the home page scrolls to the top', async () => {
  const { go } = await renderPage('/', '/')
  go()
  wait(100)
  expect(device.scrolls()).toEqual([{ top: 0, behavior: 'smooth' }])
})

test.each([
  ['also on Back', 1000, ['Go', 'Back']],
  ['also when the entry before it is still to be scrolled', 50, ['Go', 'Go', 'Back', 'Back']],
])(
  'another step of the booking moves the scroll position itself, %s',
  async (_when, pause, names) => {
    function Steps() {
      const navigate = useNavigate()
      useRouteChange()
      return (
        <>
          <button type="button" onClick={() => void navigate('/', { state: { step: 2 } })}>
            Go
          </button>
          <button type="button" onClick={() => void navigate(-1)}>
            Back
          </button>
        </>
      )
    }
    await renderWithProviders(<Steps />, { path: '/' })
    jest.useFakeTimers()
    for (const name of names) {
      fireEvent.click(screen.getByRole('button', { name }))
      wait(pause)
    }
    wait(1000)
    expect(device.scrolls()).toEqual([])
  },
)
