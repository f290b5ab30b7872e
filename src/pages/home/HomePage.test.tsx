import { screen, within } from '@testing-library/react'
import enAiAssistants from '@/content/en/ai_assistants'
import enBenefits from '@/content/en/benefits'
import enCtaSection from '@/content/en/cta_section'
import enHero from '@/content/en/hero'
import enHome from '@/content/en/home'
import enHowItWorks from '@/content/en/how_it_works'
import enHuman from '@/content/en/human'
import esAiAssistants from '@/content/es/ai_assistants'
import esBenefits from '@/content/es/benefits'
import esCtaSection from '@/content/es/cta_section'
import esHero from '@/content/es/hero'
import esHome from '@/content/es/home'
import esHowItWorks from '@/content/es/how_it_works'
import esHuman from '@/content/es/human'
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
        esHero.video_title,
        esHome.integration.title,
        esHome.banner.title,
        esBenefits.title,
        esHowItWorks.title,
        esAiAssistants.title,
        esHuman.title,
        esHome.pricing.title,
        esHome.blog.title,
        esHome.contact.title,
        esCtaSection.title,
      ],
    ],
    [
      'en',
      [
        enHero.video_title,
        enHome.integration.title,
        enHome.banner.title,
        enBenefits.title,
        enHowItWorks.title,
        enAiAssistants.title,
        enHuman.title,
        enHome.pricing.title,
        enHome.blog.title,
        enHome.contact.title,
        enCtaSection.title,
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
        [esHero.book_demo, '/agendar-demo'],
        ['Ver precios', '/precios'],
        [esHowItWorks.view_more, '/como-funciona'],
        [esAiAssistants.discover_all, '/como-funciona'],
        [esHome.pricing.view_plans, '/precios'],
        [esHome.blog.view_all, '/blog'],
        [esCtaSection.start, '/agendar-demo'],
        [esCtaSection.talk_to_expert, '/#contact'],
      ],
    ],
    [
      'en',
      [
        [enHero.book_demo, '/en/schedule-demo'],
        [enHero.view_pricing, '/en/pricing'],
        [enHowItWorks.view_more, '/en/how-it-works'],
        [enAiAssistants.discover_all, '/en/how-it-works'],
        [enHome.pricing.view_plans, '/en/pricing'],
        [enHome.blog.view_all, '/en/blog'],
        ['Get started', '/en/schedule-demo'],
        [enCtaSection.talk_to_expert, '/#contact'],
      ],
    ],
  ] as const)('leads on from its sections in %s', async (language, links) => {
    await renderHome(language)
    for (const [name, address] of links) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', address)
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
    const pricing = within(screen.getByRole('region', { name: enHome.pricing.title }))
    expect(pricing.getByText('Was 125 USD')).toBeVisible()
    expect(pricing.getByText('-30% DISCOUNT')).toBeVisible()
  })

  it('offers the e-mail address beside the form', async () => {
    await renderHome('es')
    const contact = within(screen.getByRole('region', { name: esHome.contact.title }))
    expect(contact.getByRole('link', { name: siteConfig.email })).toHaveAttribute(
      'href',
      `mailto:${siteConfig.email}`,
    )
  })
})
