import { act, fireEvent, screen } from '@testing-library/react'
import { closeMenus } from '@/hydration/earlyScript/runEarlyScript'
import type { Language } from '@/site/language'
import { renderWithProviders } from '@/testing/renderWithProviders'
import { texts } from '@/testing/texts'
import { LocationProbe } from '../testing/LocationProbe'
import { LanguageMenu, LanguageStatus } from './LanguageMenu'
import { useCloseMenusOnNavigation } from './Shell'

/** The menu closes after a navigation, as in the shell. */
function ClosingMenu() {
  useCloseMenusOnNavigation()
  return <LanguageMenu />
}

const renderMenu = async (language: Language = 'es', path = '/agendar-demo') => {
  const view = await renderWithProviders(
    <>
      <ClosingMenu />
      <LanguageStatus />
      <LocationProbe />
    </>,
    { language, path, namespaces: ['nav'] },
  )
  const { user } = view
  const opener = screen.getByLabelText(/^(Idioma|Language): /)
  return { ...view, opener, open: () => user.click(opener) }
}
const getLanguageLinks = () => screen.getAllByRole('link')
const getLocation = () => screen.getByRole('status', { name: 'location' }).textContent

describe('the language menu', () => {
  beforeAll(() => {
    closeMenus(window)
  })

  it.each([
    ['es', 'Idioma: Español', 'Español'],
    ['en', 'Language: English', 'English'],
  ] as const)('shows and marks the current language in %s', async (language, name, current) => {
    const { opener, open } = await renderMenu(language)
    expect(opener).toHaveAccessibleName(name)
    await open()
    expect(getLanguageLinks().map(({ textContent }) => textContent)).toEqual(['Español', 'English'])
    expect(screen.getByRole('link', { current: true })).toHaveTextContent(current)
  })

  it('opens and closes', async () => {
    const { store, open } = await renderMenu()
    const getOpenMenu = () => store.getState().ui.openMenu
    expect(getOpenMenu()).toBeNull()
    await open()
    expect(getOpenMenu()).toBe('language')
    expect(screen.getByRole('group')).toHaveAttribute('open')
    await open()
    expect(getOpenMenu()).toBeNull()
    expect(screen.getByRole('group')).not.toHaveAttribute('open')
  })

  it('closes on a click outside, and on Escape, which returns the focus to its button', async () => {
    const { user, open, opener } = await renderMenu()
    await open()
    await user.click(screen.getByRole('button', { name: 'Go' }))
    expect(screen.getByRole('group')).not.toHaveAttribute('open')
    await open()
    await user.tab()
    await user.keyboard('{Escape}')
    expect(screen.getByRole('group')).not.toHaveAttribute('open')
    expect(opener).toHaveFocus()
  })

  it('opens at a press that is faster than the event of its closing', async () => {
    const { store, open, opener } = await renderMenu()
    await open()
    const toggled = new Promise((resolve) => {
      document.addEventListener('toggle', resolve, { capture: true, once: true })
    })
    fireEvent.keyDown(opener, { key: 'Escape' })
    fireEvent.click(opener)
    await act(() => toggled)
    expect(screen.getByRole('group')).toHaveAttribute('open')
    expect(store.getState().ui.openMenu).toBe('language')
  })
})

describe('a choice of language', () => {
  it.each([
    ['es', 'English', '/agendar-demo', '/en/schedule-demo', 'en'],
    ['en', 'Español', '/en/schedule-demo', '/agendar-demo', 'es'],
    ['es', 'English', '/', '/', 'en'],
    ['en', 'Español', '/en/nowhere', '/nowhere', 'es'],
    ['es', 'English', '/agendar-demo/Aa.B', '/en/schedule-demo/Aa.B', 'en'],
    ['es', 'English', '/nowhere', '/en/nowhere', 'en'],
  ] as const)('in %s of %s at %s navigates to %s', async (language, name, at, expected, chosen) => {
    const { user, open, store } = await renderMenu(language, at)
    await open()
    await user.click(screen.getByRole('link', { name }))
    expect(getLocation()).toBe(expected)
    expect(store.getState().language).toBe(chosen)
  })

  it('keeps the focus on the button and is announced in the new language', async () => {
    const { user, open, opener } = await renderMenu()
    await open()
    screen.getByRole('link', { name: 'English' }).focus()
    await user.keyboard('{Enter}')
    expect(opener).toHaveFocus()
    const { nav } = texts.en
    const announcement = await screen.findByText(`${nav.language}: ${nav.language_en}`)
    expect(announcement).toHaveAttribute('role', 'status')
  })

  it('keeps query and hash', async () => {
    const { user, open } = await renderMenu('es', '/agendar-demo?industry=retail#top')
    await open()
    await user.click(screen.getByRole('link', { name: 'English' }))
    expect(getLocation()).toBe('/en/schedule-demo?industry=retail#top')
  })

  it('has the attributes hreflang and lang of its language', async () => {
    const { open } = await renderMenu()
    await open()
    expect(getLanguageLinks().map(({ lang }) => lang)).toEqual(['es', 'en'])
    expect(getLanguageLinks().map((link) => link.getAttribute('hreflang'))).toEqual(['es', 'en'])
  })
})
