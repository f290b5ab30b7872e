import { createTheme } from '@mui/material/styles'
import { act, screen, waitFor, within } from '@testing-library/react'
import { mockAllIsIntersecting } from 'react-intersection-observer/test-utils'
import { assistantNames } from '@/site/assistants'
import type { Language } from '@/site/language'
import { renderWithProviders } from '@/testing/renderWithProviders'
import { mockBrowser } from '@/testing/mockBrowser'
import { texts } from '@/testing/texts'
import { breakpoints } from '@/theme/scales'
import AssistantCarousel from './AssistantCarousel'

const device = mockBrowser()
const { previous, next } = texts.es.ai_assistants
const names = Object.values(assistantNames)
const count = names.length
const last = names.at(-1) ?? ''
const wide = [createTheme({ breakpoints }).breakpoints.up('md').replace('@media ', '')]

/** jsdom has no layout, so this places the slides side by side. */
function mockLayout(slidesInView: number) {
  const width = 1200 / slidesInView
  // A slide is named by its position, such as '2 de 5'.
  const indexOf = (slide: HTMLElement) =>
    Number.parseInt(slide.getAttribute('aria-label') ?? '') - 1
  const isSlide = (element: HTMLElement) => element.getAttribute('role') === 'group'
  const { prototype } = HTMLElement
  jest.spyOn(prototype, 'offsetWidth', 'get').mockImplementation(function (this: HTMLElement) {
    return isSlide(this) ? width : 1200
  })
  jest.spyOn(prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return isSlide(this) ? indexOf(this) * width : 0
  })
  // jsdom returns an empty string for a margin that is not set.
  const style = document.createElement('style')
  style.textContent = 'div { margin-right: 0px }'
  document.head.append(style)
}

beforeEach(() => {
  Object.assign(window, {
    ResizeObserver: class {
      observe = () => undefined
      unobserve = () => undefined
      disconnect = () => undefined
    },
  })
})

async function renderCarousel({
  language = 'es',
  slidesInView = 3,
}: { language?: Language; slidesInView?: number } = {}) {
  mockLayout(slidesInView)
  device.setPreferences(slidesInView === 3 ? wide : [])
  const view = await renderWithProviders(<AssistantCarousel />, {
    language,
    namespaces: ['ai_assistants', 'assistants'],
  })
  return view
}

const carousel = () => screen.getByRole('region', { name: /Nuestros asistentes|Our assistants/ })
const slides = () =>
  within(carousel())
    .getAllByRole('group')
    .filter((group) => group.hasAttribute('aria-roledescription'))
/** The names of the cards that are not inert. */
const reachable = () =>
  slides()
    .filter((slide) => !slide.hasAttribute('inert'))
    .map((slide) => within(slide).getByRole('link').textContent)
const current = () =>
  within(screen.getByRole('group', { name: /Elige|Choose/ }))
    .getAllByRole('button')
    .filter((dot) => dot.hasAttribute('aria-current'))
    .map((dot) => dot.getAttribute('aria-label'))
const press = (name: string) => screen.getByRole('button', { name })

/** Brings the carousel into view, and waits until it has selected its first card. */
async function startAt(name: string) {
  mockAllIsIntersecting(true)
  await waitFor(() => {
    expect(current()).toEqual([name])
  })
}

describe('the carousel of assistants', () => {
  it.each([
    ['es', 'carrusel', 'ficha', `1 de ${count}`, '/como-funciona'],
    ['en', 'carousel', 'card', `1 of ${count}`, '/en/how-it-works'],
  ] as const)('says in %s what it is', async (language, role, slideRole, place, path) => {
    await renderCarousel({ language })
    expect(carousel()).toHaveAttribute('aria-roledescription', role)
    expect(slides()).toHaveLength(count)
    const first = within(carousel()).getByRole('group', { name: place })
    expect(first).toHaveAttribute('aria-roledescription', slideRole)
    expect(within(first).getByRole('link', { name: 'PickerBOT' })).toHaveAttribute(
      'href',
      `${path}?assistant=pickerbot#conversation`,
    )
  })

  it('makes no card inert until it starts', async () => {
    await renderCarousel()
    expect(reachable()).toHaveLength(count)
    expect(current()).toEqual([])
  })

  it('starts with the first three cards, the middle one selected', async () => {
    await renderCarousel()
    await startAt('SalesBot')
    expect(reachable()).toEqual(['PickerBOT', 'SalesBot', 'SupportPro'])
  })

  it('knows its middle card, even if it is near the viewport before the slides can move', async () => {
    Object.assign(window, {
      IntersectionObserver: class {
        constructor(private readonly report: (entries: unknown[]) => void) {}
        observe = (target: Element) => {
          this.report([{ target, isIntersecting: true, intersectionRatio: 1 }])
        }
        unobserve = () => undefined
        disconnect = () => undefined
      },
    })
    await renderCarousel()
    await waitFor(() => {
      expect(current()).toEqual(['SalesBot'])
    })
  })

  it('starts with the first card if only one fits', async () => {
    await renderCarousel({ slidesInView: 1 })
    await startAt('PickerBOT')
    expect(reachable()).toEqual(['PickerBOT'])
  })

  it.each([
    [1, 2, 'SupportPro'],
    [3, 2, 'DataAnalyst'],
    // To their end, on a tablet.
    [1.7, count - 1.7, last],
  ] as const)(
    'with %d slides in view starts at the card to which the visitor has scrolled, by %d of them',
    async (slidesInView, scrolled, name) => {
      await renderCarousel({ slidesInView })
      let left = scrolled * (1200 / slidesInView)
      const scrollLeft = Object.getOwnPropertyDescriptor(Element.prototype, 'scrollLeft') ?? {}
      Object.defineProperty(Element.prototype, 'scrollLeft', {
        ...scrollLeft,
        get: () => left,
        set: (next: number) => {
          left = next
        },
      })
      await startAt(name)
      expect(reachable()).toContain(name)
      expect(left).toBe(0)
      Object.defineProperty(Element.prototype, 'scrollLeft', scrollLeft)
    },
  )

  it('starts at the card with the focus, which another would make inert', async () => {
    await renderCarousel({ slidesInView: 1.4 })
    act(() => {
      within(carousel()).getByRole('link', { name: 'SalesBot' }).focus()
    })
    await startAt('SalesBot')
    expect(reachable()).toEqual(['SalesBot'])
  })

  it('loops in both directions and announces its position', async () => {
    const { user } = await renderCarousel({ slidesInView: 1 })
    await startAt('PickerBOT')
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    await user.click(press(previous))
    expect(current()).toEqual([last])
    expect(screen.getByRole('status')).toHaveTextContent(`${last}, ${count} de ${count}`)
    await user.click(press(next))
    await user.click(press(next))
    expect(reachable()).toEqual(['SalesBot'])
    expect(screen.getByRole('status')).toHaveTextContent(`SalesBot, 2 de ${count}`)
  })

  it('shows neighbours across the ends', async () => {
    const { user } = await renderCarousel()
    await startAt('SalesBot')
    await user.click(press(previous))
    expect(reachable()).toEqual(['PickerBOT', 'SalesBot', last])
  })

  it('can be moved by its dots, also by keyboard', async () => {
    const { user } = await renderCarousel({ language: 'en', slidesInView: 1 })
    await startAt('PickerBOT')
    act(() => {
      press('DataAnalyst').focus()
    })
    await user.keyboard('{Enter}')
    expect(current()).toEqual(['DataAnalyst'])
    expect(press('DataAnalyst')).toHaveFocus()
    expect(screen.getByRole('status')).toHaveTextContent(`DataAnalyst, 4 of ${count}`)
  })
})
