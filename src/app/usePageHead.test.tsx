import { act, fireEvent, screen } from '@testing-library/react'
import type { Language } from '../site/language'
import { renderWithProviders } from '../testing/renderWithProviders'
import { Place } from './testing/Place'
import { usePageHead } from './usePageHead'

const description = document.createElement('meta')
description.name = 'description'
document.head.append(description)

function Page({ to }: { readonly to?: string }) {
  usePageHead()
  return <Place to={to} />
}
const renderPage = (address: string, language: Language, to?: string) =>
  renderWithProviders(<Page to={to} />, { address, language, namespaces: ['head'] })

describe('title and description', () => {
  it.each([
    [
      '/',
      'es',
      'Conversalia | Asistentes de IA para empresas',
      'Asistentes de IA que atienden a tus clientes por WhatsApp, Instagram, Messenger y webchat, las 24 horas, en una sola bandeja de entrada.',
    ],
    [
      '/en/schedule-demo',
      'en',
      'Schedule a demo | Conversalia',
      'Pick a day and a time to see an AI assistant look after your customers, live. Three steps, no strings attached.',
    ],
    [
      '/nowhere',
      'en',
      'Page Not Found | Conversalia',
      'The page you are looking for does not exist or has been moved.',
    ],
  ] as const)('of %s in %s', async (address, language, title, text) => {
    await renderPage(address, language)
    expect(document.title).toBe(title)
    expect(description.content).toBe(text)
  })

  it('follow the address', async () => {
    await renderPage('/', 'es', '/agendar-demo')
    fireEvent.click(screen.getByRole('button', { name: 'Go' }))
    expect(document.title).toBe('Agenda una demo | Conversalia')
  })

  it('follow the language', async () => {
    const { i18n } = await renderPage('/agendar-demo', 'es')
    await act(() => i18n.changeLanguage('en'))
    expect(document.title).toBe('Schedule a demo | Conversalia')
  })
})
