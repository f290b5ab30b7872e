import { act, fireEvent, screen, within } from '@testing-library/react'
import { proof } from '@/content/proof'
import { maxQueryLength } from '@/features/search'
import { assistantKeys, assistantNames, type AssistantKey } from '@/site/assistants'
import { industryKeys } from '@/site/industries'
import { languages, type Language } from '@/site/language'
import { getRoutePath } from '@/site/routes'
import { siteConfig } from '@/site/siteConfig'
import { renderWithProviders } from '@/testing/renderWithProviders'
import { mockBrowser } from '@/testing/mockBrowser'
import { texts } from '@/testing/texts'
import { allMenusClosed } from '@/ui/uiSlice'
import { LocationProbe } from '../testing/LocationProbe'
import { shellNamespaces } from '../Site'
import { Shell } from './Shell'

const device = mockBrowser()

const renderShell = (language: Language = 'es') =>
  renderWithProviders(
    <>
      <Shell>The page</Shell>
      <LocationProbe />
    </>,
    { language, namespaces: shellNamespaces },
  )
const getHrefs = (area: HTMLElement) =>
  within(area)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

describe('the shell', () => {
  it('renders the page between header and footer', async () => {
    await renderShell()
    expect(screen.getByRole('main')).toHaveTextContent('The page')
    expect(screen.getByRole('banner')).toBeVisible()
    expect(screen.getByRole('contentinfo')).toBeVisible()
  })

  it.each(languages)('has a skip link past the header in %s', async (language) => {
    const name = texts[language].nav.skip_to_content
    const { user } = await renderShell(language)
    await user.tab()
    expect(screen.getByRole('link', { name })).toHaveFocus()
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '#content')
    expect(screen.getByRole('main')).toHaveAttribute('id', 'content')
    expect(screen.getByRole('main')).toHaveAttribute('tabindex', '-1')
  })
})

describe('a switch of language', () => {
  it('leaves the focus on its link', async () => {
    const { switchLanguage } = await renderShell()
    const footer = within(screen.getByRole('contentinfo'))
    const link = footer.getByRole('link', { name: texts.es.nav.pricing })
    link.focus()
    await switchLanguage('en')
    expect(footer.getByRole('link', { name: texts.en.nav.pricing })).toHaveFocus()
  })
})

describe('the header', () => {
  it.each(languages)('links to every entry in %s', async (language) => {
    const { nav } = texts[language]
    await renderShell(language)
    const links = getHrefs(screen.getByRole('navigation', { name: nav.main_label }))
    expect(links[0]).toEqual([siteConfig.brand, '/'])
    for (const entry of [
      [nav.home, '/'],
      [nav.benefits, '/#benefits'],
      [nav.how_it_works, '/#how-it-works'],
      [nav.ai_assistants, '/#ai-assistants'],
      [nav.pricing, getRoutePath('pricing', language)],
      [nav.blog, getRoutePath('blog', language)],
      [nav.contact, '/#contact'],
      [nav.schedule_demo, getRoutePath('scheduleDemo', language)],
    ])
      expect(links).toContainEqual(entry)
  })

  it.each(languages)(
    'links to the search field by an icon and has one in the narrow menu in %s',
    async (language) => {
      const { nav } = texts[language]
      const { user } = await renderShell(language)
      const header = within(screen.getByRole('navigation', { name: nav.main_label }))
      expect(header.getByRole('link', { name: nav.search })).toHaveAttribute(
        'href',
        '/search#query',
      )
      await user.click(screen.getByLabelText(nav.menu))
      const field = header.getByRole('searchbox', { name: nav.search })
      // A longer query would make an address that no server takes.
      expect(field).toHaveAttribute('maxlength', String(maxQueryLength))
      await user.type(field, ' citas{Enter}')
      expect(screen.getByRole('status', { name: 'location' })).toHaveTextContent(
        /^\/search\?q=citas$/,
      )
    },
  )

  it('lists the industries in a menu, and links to their page in the narrow menu', async () => {
    const { user, store } = await renderShell('es')
    const header = within(screen.getByRole('banner'))
    await user.click(header.getByText('Industrias', { selector: 'summary *' }))
    expect(store.getState().ui.openMenu).toBe('industries')
    for (const [name, path] of [
      [texts.es.nav.all_industries, '/industrias'],
      ...industryKeys.map((key) => [texts.es.industries[key], getRoutePath(key, 'es')] as const),
    ] as const) {
      expect(header.getByRole('link', { name })).toHaveAttribute('href', path)
    }
    expect(header.getByRole('link', { name: 'Industrias' })).toHaveAttribute('href', '/industrias')
  })

  it('opens one menu at a time and closes it after a navigation', async () => {
    const { user, store } = await renderShell('es')
    const openMenu = () => store.getState().ui.openMenu
    await user.click(screen.getByLabelText('Menú'))
    expect(openMenu()).toBe('mobile')
    // Behind this menu alone CSS keeps the page from scrolling.
    const root = document.documentElement
    expect(root).toHaveAttribute('data-menu-open', 'true')
    await user.click(screen.getByLabelText('Idioma: Español'))
    expect(openMenu()).toBe('language')
    expect(root).toHaveAttribute('data-menu-open', 'false')
    await user.click(screen.getByLabelText('Menú'))
    await user.click(screen.getByRole('link', { name: texts.es.nav.all_industries }))
    expect(openMenu()).toBeNull()
  })

  it('keeps a menu closed after a navigation that was faster than the event of its opening', async () => {
    const { store } = await renderShell('es')
    const toggled = new Promise((resolve) => {
      document.addEventListener('toggle', resolve, { capture: true, once: true })
    })
    fireEvent.click(screen.getByLabelText('Menú'))
    act(() => {
      store.dispatch(allMenusClosed())
    })
    await act(() => toggled)
    expect(store.getState().ui.openMenu).toBeNull()
  })

  it('closes the language menu after a choice, even of the current language', async () => {
    const { user, store } = await renderShell('es')
    await user.click(screen.getByLabelText('Idioma: Español'))
    expect(store.getState().ui.openMenu).toBe('language')
    const [choice] = within(screen.getByRole('banner')).getAllByRole('link', { name: 'Español' })
    if (choice) await user.click(choice)
    expect(store.getState().ui.openMenu).toBeNull()
  })

  it('marks the current page', async () => {
    await renderWithProviders(<Shell>The page</Shell>, {
      path: '/precios',
      namespaces: shellNamespaces,
    })
    const current = screen.getAllByRole('link', { current: 'page' })
    expect(new Set(current.map(({ textContent }) => textContent))).toEqual(new Set(['Precios']))
  })

  it('lists the languages in the narrow menu and marks the current one', async () => {
    const { user, store } = await renderShell('en')
    await user.click(screen.getByLabelText('Menu'))
    const block = within(screen.getByRole('region', { name: texts.en.nav.language_preference }))
    expect(block.getByRole('link', { current: true })).toHaveTextContent('English')
    await user.click(block.getByRole('link', { name: 'Español' }))
    expect(store.getState().language).toBe('es')
  })

  it.each([
    [0, false],
    [10, false],
    [11, true],
  ])('scrolled by %i px is translucent with a shadow: %p', async (scrollY, standsOut) => {
    await renderWithProviders(<Shell>The page</Shell>, {
      namespaces: shellNamespaces,
      appliesStyles: true,
    })
    const hasShadow = () => {
      const { boxShadow } = getComputedStyle(screen.getByRole('banner'))
      return boxShadow !== '' && boxShadow !== 'none'
    }
    fireEvent.scroll(window, { target: { scrollY } })
    expect(hasShadow()).toBe(standsOut)
    fireEvent.scroll(window, { target: { scrollY: 0 } })
    expect(hasShadow()).toBe(false)
  })
})

describe('the footer', () => {
  it.each(languages)('links to the pages in %s', async (language) => {
    const { nav, footer, industries } = texts[language]
    const getAssistantPath = (assistant: AssistantKey) =>
      `${getRoutePath('howItWorks', language)}?assistant=${assistant}#conversation`
    await renderShell(language)
    expect(getHrefs(screen.getByRole('navigation', { name: footer.navigation_label }))).toEqual([
      [nav.how_it_works, getRoutePath('howItWorks', language)],
      [nav.pricing, getRoutePath('pricing', language)],
      [nav.blog, getRoutePath('blog', language)],
      [nav.search, getRoutePath('search', language)],
      [nav.schedule_demo, getRoutePath('scheduleDemo', language)],
      ...assistantKeys.map((key) => [assistantNames[key], getAssistantPath(key)]),
      ...industryKeys.map((key) => [industries[key], getRoutePath(key, language)]),
      [nav.contact, '/#contact'],
      [footer.privacy, getRoutePath('privacy', language)],
      [footer.google_terms, getRoutePath('googleTerms', language)],
    ])
  })

  it.each(languages)('has the social links and the badges in %s', async (language) => {
    const { social_label, badge_verified, badge_startup } = texts[language].footer
    jest.replaceProperty(proof, 'badges', { verified: '', startup: '' })
    await renderShell(language)
    const list = within(screen.getByRole('list', { name: social_label }))
    const social = list.getAllByRole('link')
    expect(social.map(({ textContent }) => textContent)).toEqual(Object.keys(siteConfig.social))
    for (const link of social)
      expect(link).toHaveAttribute('href', expect.stringMatching(/^https:/))
    for (const badge of [badge_verified, badge_startup])
      expect(screen.getByText(badge)).toBeVisible()
  })

  it.each([
    ['es', '2026-11-24T09:00:00Z', `© 2026 ${siteConfig.brand}. Todos los derechos reservados.`],
    ['en', '2031-02-03T09:00:00Z', `© 2031 ${siteConfig.brand}. All rights reserved.`],
  ] as const)('shows the current year in %s at %s', async (language, now, text) => {
    device.setNow(now)
    await renderShell(language)
    expect(screen.getByText(text)).toBeVisible()
  })
})

describe('the colour scheme', () => {
  const getScheme = () => document.documentElement.getAttribute('data-color-scheme')

  it.each(languages)('has three choices in %s and starts with the system’s', async (language) => {
    const { appearance, appearance_light, appearance_dark, appearance_system } =
      texts[language].footer
    await renderShell(language)
    const choices = within(screen.getByRole('group', { name: appearance })).getAllByRole('button')
    const names = [appearance_light, appearance_dark, appearance_system]
    for (const [index, choice] of choices.entries())
      expect(choice).toHaveAccessibleName(names[index])
    expect(screen.getByRole('button', { pressed: true })).toBe(choices[2])
  })

  it('follows the visitor’s choice and stores nothing in the browser (R9)', async () => {
    const { user } = await renderShell('en')
    await user.click(screen.getByRole('button', { name: 'Dark' }))
    expect(getScheme()).toBe('dark')
    await user.click(screen.getByRole('button', { name: 'Light' }))
    expect(getScheme()).toBe('light')
    expect(screen.getByRole('button', { pressed: true })).toHaveAccessibleName('Light')
    expect(window.localStorage).toHaveLength(0)
  })

  it.each([
    [[], 'light'],
    [['(prefers-color-scheme: dark)'], 'dark'],
  ])('of a system that prefers %j is %s', async (preferences, expected) => {
    device.setPreferences(preferences)
    await renderShell()
    expect(getScheme()).toBe(expected)
  })
})
