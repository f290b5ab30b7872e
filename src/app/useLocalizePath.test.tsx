import { screen } from '@testing-library/react'
import type { Language } from '../site/language'
import { renderWithProviders } from '../testing/renderWithProviders'
import { LocationProbe } from './testing/LocationProbe'
import { useLocalizePath } from './useLocalizePath'

function Synced() {
  useLocalizePath()
  return <LocationProbe />
}
const renderAt = (path: string, language: Language) =>
  renderWithProviders(<Synced />, { path, language })
const getLocation = () => screen.getByRole('status', { name: 'location' }).textContent
const getNavigationType = () => screen.getByRole('status', { name: 'navigation' }).textContent

describe('a path in another language than the visitor’s', () => {
  it.each([
    ['/agendar-demo', 'en', '/en/schedule-demo'],
    ['/en/schedule-demo', 'es', '/agendar-demo'],
  ] as const)(
    'the path %s is replaced for a visitor who reads %s by %s (R2)',
    async (path, language, expected) => {
      await renderAt(path, language)
      expect(getLocation()).toBe(expected)
      expect(getNavigationType()).toBe('REPLACE')
    },
  )

  it('is replaced when the visitor switches language, with query and hash kept', async () => {
    const { switchLanguage } = await renderAt('/agendar-demo?industry=retail&x=1#top', 'es')
    expect(getNavigationType()).toBe('POP')
    // At once, while the texts are still loading.
    const toEnglish = switchLanguage('en')
    expect(getLocation()).toBe('/en/schedule-demo?industry=retail&x=1#top')
    await toEnglish
    const toSpanish = switchLanguage('es')
    expect(getLocation()).toBe('/agendar-demo?industry=retail&x=1#top')
    await toSpanish
  })
})

describe('an alias of a page', () => {
  it.each([
    ['/schedule-demo?industry=Salud', 'es', '/agendar-demo?industry=Salud'],
    ['/schedule-demo', 'en', '/en/schedule-demo'],
    ['/en', 'en', '/'],
    ['/en', 'es', '/'],
    ['/Agendar-Demo/', 'es', '/agendar-demo'],
    ['/EN/schedule-demo/', 'en', '/en/schedule-demo'],
    ['/schedule-demo/Aa.B', 'es', '/agendar-demo/Aa.B'],
    ['/Agendar-Demo/Aa.B/', 'es', '/agendar-demo/Aa.B'],
    ['/agendar-demo/Aa.B', 'en', '/en/schedule-demo/Aa.B'],
  ] as const)(
    'the path %s leads a visitor who reads %s to %s (R1, R3, R5)',
    async (path, language, expected) => {
      await renderAt(path, language)
      expect(getLocation()).toBe(expected)
      expect(getNavigationType()).toBe('REPLACE')
    },
  )
})

describe('a path that is not replaced', () => {
  it.each([
    ['/', 'en'],
    ['/', 'es'],
    ['/agendar-demo', 'es'],
    ['/en/schedule-demo', 'en'],
    ['/en/nowhere', 'es'],
    ['/Nowhere/', 'en'],
  ] as const)('the path %s for a visitor who reads %s', async (path, language) => {
    await renderAt(path, language)
    expect(getLocation()).toBe(path)
    expect(getNavigationType()).toBe('POP')
  })

  it.each([
    ['/agendar-demo', 'en'],
    ['/en', 'es'],
  ] as const)('is every path that a crawler requests: %s (R1, R2)', async (path, language) => {
    jest
      .spyOn(navigator, 'userAgent', 'get')
      .mockReturnValue('Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)')
    await renderAt(path, language)
    expect(getLocation()).toBe(path)
  })
})
