import { act, screen } from '@testing-library/react'
import { languageSwitched } from '../i18n/languageSlice'
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
const navigation = () => screen.getByRole('status', { name: 'navigation' }).textContent

describe('a path of another language', () => {
  it.each([
    ['/agendar-demo', 'en', '/en/schedule-demo'],
    ['/en/schedule-demo', 'es', '/agendar-demo'],
  ] as const)('%s is replaced for a visitor of %s by %s (R2)', async (path, language, expected) => {
    await renderAt(path, language)
    expect(getLocation()).toBe(expected)
    expect(navigation()).toBe('REPLACE')
  })

  it('is left when the visitor switches language, query and hash kept', async () => {
    const { store } = await renderAt('/agendar-demo?industry=retail&x=1#top', 'es')
    expect(navigation()).toBe('POP')
    act(() => void store.dispatch(languageSwitched('en')))
    expect(getLocation()).toBe('/en/schedule-demo?industry=retail&x=1#top')
    act(() => void store.dispatch(languageSwitched('es')))
    expect(getLocation()).toBe('/agendar-demo?industry=retail&x=1#top')
  })
})

describe('a path that stands for a page', () => {
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
  ] as const)('%s leads a visitor of %s to %s (R1, R3, R5)', async (path, language, expected) => {
    await renderAt(path, language)
    expect(getLocation()).toBe(expected)
    expect(navigation()).toBe('REPLACE')
  })
})

describe('a path that stays', () => {
  it.each([
    ['/', 'en'],
    ['/', 'es'],
    ['/agendar-demo', 'es'],
    ['/en/schedule-demo', 'en'],
    ['/en/nowhere', 'es'],
    ['/Nowhere/', 'en'],
  ] as const)('%s in %s', async (path, language) => {
    await renderAt(path, language)
    expect(getLocation()).toBe(path)
    expect(navigation()).toBe('POP')
  })

  it('is every one that a crawler asks for (R2)', async () => {
    jest
      .spyOn(navigator, 'userAgent', 'get')
      .mockReturnValue('Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)')
    await renderAt('/agendar-demo', 'en')
    expect(getLocation()).toBe('/agendar-demo')
  })
})
