import { screen, within } from '@testing-library/react'
import { homeAnchors } from '@/site/homeAnchors'
import type { Language } from '@/site/language'
import { siteConfig } from '@/site/siteConfig'
import { renderWithProviders } from '@/testing/renderWithProviders'
import { mockBrowser } from '@/testing/mockBrowser'
import HomePage from './HomePage'

mockBrowser()

async function renderHome(language: Language) {
  const view = await renderWithProviders(<HomePage />, { language })
  await screen.findByRole('heading', { level: 1 })
  await screen.findByRole('region', { name: /Nuestros asistentes|Our assistants/ })
  // This section renders last, because its dictionary is requested after the page's own.
  await screen.findByRole('region', { name: /Cuéntanos qué te preguntan|Tell us what people ask/ })
  return view
}

describe('the home page', () => {
  it.each([
    [
      'es',
      [
        'La bandeja, en plena jornada',
        'Donde te escriben, con lo que ya usas',
        'Tu asistente empieza pronto',
        'Lo que cambia cuando nadie espera',
        'Cuatro pasos hasta la primera respuesta',
        'Cinco especialistas en la misma mesa',
        'Cuando hace falta una persona, llega enterada',
        'Un precio que cabe en una línea',
        'Lecturas para la próxima conversación',
        'Cuéntanos qué te preguntan',
        'Alguien te está escribiendo ahora.',
      ],
    ],
    [
      'en',
      [
        'The inbox on a working day',
        'Where people write, with the tools you have',
        'Your assistant starts soon',
        'What changes when nobody waits',
        'Four steps to the first reply',
        'Five specialists at one table',
        'When a person is needed, they arrive informed',
        'A price that fits on one line',
        'Reading for your next conversation',
        'Tell us what people ask you',
        'Someone is writing to you right now.',
      ],
    ],
  ] as const)('has its sections in their order in %s', async (language, titles) => {
    await renderHome(language)
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    const headings = screen.getAllByRole('heading', { level: 2 })
    expect(headings.map(({ textContent }) => textContent)).toEqual(titles)
  })

  it('has the sections that are link targets, in the order of the header', async () => {
    await renderHome('es')
    const ids = screen.getAllByRole('region').map(({ id }) => id)
    expect(ids.filter(Boolean)).toEqual([...homeAnchors])
  })

  it.each([
    [
      'es',
      [
        ['Agenda una demo', '/agendar-demo'],
        ['Ver precios', '/precios'],
        ['Ver más detalles', '/como-funciona'],
        ['Descubre todos nuestros asistentes', '/como-funciona'],
        ['Comparar los planes', '/precios'],
        ['Ver todos los artículos', '/blog'],
        ['Empezar ahora', '/agendar-demo'],
        ['Hablar con un experto', '/#contact'],
      ],
    ],
    [
      'en',
      [
        ['Schedule a demo', '/en/schedule-demo'],
        ['View pricing', '/en/pricing'],
        ['View more details', '/en/how-it-works'],
        ['Discover All Our Assistants', '/en/how-it-works'],
        ['Compare the plans', '/en/pricing'],
        ['View all articles', '/en/blog'],
        ['Get started', '/en/schedule-demo'],
        ['Talk to an expert', '/#contact'],
      ],
    ],
  ] as const)('leads on from its sections in %s', async (language, links) => {
    await renderHome(language)
    for (const [name, path] of links) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', path)
    }
  })

  it.each([
    ['es', '82\u00a0%', ['< 24 h', '1 día', '< 2 semanas']],
    ['en', '82%', ['< 24 h', '1 day', '< 2 weeks']],
  ] as const)('makes the required claims in %s', async (language, served, times) => {
    await renderHome(language)
    const figures = screen.getAllByRole('strong').map(({ textContent }) => textContent)
    for (const figure of [served, '+20', '24/7', '88']) expect(figures).toContain(figure)
    for (const time of times) expect(screen.getByText(time)).toBeVisible()
  })

  it('names every channel and every system', async () => {
    await renderHome('en')
    const list = (name: string) => within(screen.getByRole('list', { name }))
    const texts = (elements: readonly HTMLElement[]) =>
      elements.map(({ textContent }) => textContent)
    expect(texts(list('Channels').getAllByRole('listitem'))).toEqual([
      'WhatsApp',
      'Instagram',
      'Messenger',
      'Webchat',
      'Email',
      'Corporate apps',
    ])
    expect(texts(list('Systems').getAllByRole('strong'))).toEqual([
      'CRM',
      'ERP',
      'Spreadsheets',
      'Custom APIs',
    ])
  })

  it('shows the original price and the discount', async () => {
    await renderHome('en')
    const pricing = within(screen.getByRole('region', { name: 'A price that fits on one line' }))
    expect(pricing.getByText('Was 125 USD')).toBeVisible()
    expect(pricing.getByText('-30% DISCOUNT')).toBeVisible()
  })

  it('offers the e-mail address beside the form', async () => {
    await renderHome('es')
    const contact = within(screen.getByRole('region', { name: 'Cuéntanos qué te preguntan' }))
    expect(contact.getByRole('link', { name: siteConfig.email })).toHaveAttribute(
      'href',
      `mailto:${siteConfig.email}`,
    )
  })
})
