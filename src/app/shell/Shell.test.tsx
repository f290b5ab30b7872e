import { fireEvent, screen, within } from '@testing-library/react'
import type { Language } from '../../site/language'
import { renderWithProviders } from '../../testing/renderWithProviders'
import { visitorDevice } from '../../testing/visitorDevice'
import { Shell } from './Shell'

const device = visitorDevice()

const renderShell = (language: Language = 'es') =>
  renderWithProviders(<Shell>The page</Shell>, { language, namespaces: ['nav', 'footer'] })
const hrefs = (area: HTMLElement) =>
  within(area)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

describe('the shell', () => {
  it('holds the page between header and footer', async () => {
    await renderShell()
    expect(screen.getByRole('main')).toHaveTextContent('The page')
    expect(screen.getByRole('banner')).toBeVisible()
    expect(screen.getByRole('contentinfo')).toBeVisible()
  })

  it.each([
    ['es', 'Saltar al contenido'],
    ['en', 'Skip to content'],
  ] as const)('leads the keyboard past the header, in %s', async (language, name) => {
    const { user } = await renderShell(language)
    await user.tab()
    expect(screen.getByRole('link', { name })).toHaveFocus()
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '#content')
    expect(screen.getByRole('main')).toHaveAttribute('id', 'content')
    expect(screen.getByRole('main')).toHaveAttribute('tabindex', '-1')
  })
})

describe('the header', () => {
  it.each([
    ['es', 'Principal', 'Agenda una demo', '/agendar-demo'],
    ['en', 'Main', 'Schedule a demo', '/en/schedule-demo'],
  ] as const)('leads home and to the demo, in %s', async (language, name, demo, address) => {
    await renderShell(language)
    const links = hrefs(screen.getByRole('navigation', { name }))
    expect(links[0]).toEqual(['Conversalia', '/'])
    expect(links.at(-1)).toEqual([demo, address])
  })

  it.each([
    [0, false],
    [10, false],
    [11, true],
  ])('at %i px down stands out: %p', async (scrollY, standsOut) => {
    await renderShell()
    fireEvent.scroll(window, { target: { scrollY } })
    const scrolled = screen.getByRole('banner').classList.contains('scrolled')
    expect(scrolled).toBe(standsOut)
    fireEvent.scroll(window, { target: { scrollY: 0 } })
    expect(screen.getByRole('banner')).not.toHaveClass('scrolled')
  })
})

describe('the footer', () => {
  it.each([
    ['es', 'Pie de página', 'Inicio', 'Agenda una demo', '/agendar-demo'],
    ['en', 'Footer', 'Home', 'Schedule a demo', '/en/schedule-demo'],
  ] as const)('leads to the pages, in %s', async (language, name, home, demo, address) => {
    await renderShell(language)
    expect(hrefs(screen.getByRole('navigation', { name }))).toEqual([
      [home, '/'],
      [demo, address],
    ])
  })

  it.each([
    ['es', '2026-11-24T09:00:00Z', '© 2026 Conversalia. Todos los derechos reservados.'],
    ['en', '2031-02-03T09:00:00Z', '© 2031 Conversalia. All rights reserved.'],
  ] as const)('has the current year, in %s at %s', async (language, now, text) => {
    device.setNow(now)
    await renderShell(language)
    expect(screen.getByText(text)).toBeVisible()
  })
})

describe('the appearance', () => {
  const scheme = () => document.documentElement.getAttribute('data-color-scheme')

  it.each([
    ['es', 'Apariencia', ['Clara', 'Oscura', 'Sistema']],
    ['en', 'Appearance', ['Light', 'Dark', 'System']],
  ] as const)(
    'has three choices in %s, and begins as the system has it',
    async (language, name, names) => {
      await renderShell(language)
      const choices = within(screen.getByRole('group', { name })).getAllByRole('radio')
      for (const [index, choice] of choices.entries())
        expect(choice).toHaveAccessibleName(names[index])
      expect(screen.getByRole('radio', { checked: true })).toBe(choices[2])
    },
  )

  it('follows the choice, and keeps nothing of it in the browser (R9)', async () => {
    const { user } = await renderShell('en')
    await user.click(screen.getByRole('radio', { name: 'Dark' }))
    expect(scheme()).toBe('dark')
    await user.click(screen.getByRole('radio', { name: 'Light' }))
    expect(scheme()).toBe('light')
    expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName('Light')
    expect(window.localStorage).toHaveLength(0)
  })

  it.each([
    [[], 'light'],
    [['(prefers-color-scheme: dark)'], 'dark'],
  ])('of a system that prefers %j is %s', async (preferences, expected) => {
    device.setPreferences(preferences)
    await renderShell()
    expect(scheme()).toBe(expected)
  })
})
