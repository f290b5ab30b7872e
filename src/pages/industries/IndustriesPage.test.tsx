import { screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import enIndustriesPage from '@/content/en/industries_page'
import esIndustriesPage from '@/content/es/industries_page'
import type { DemoChat } from '@/features/demoChat'
import type { Language } from '@/site/language'
import { renderWithProviders } from '@/testing/renderWithProviders'
import IndustriesPage from './IndustriesPage'

// The chat has its own tests; the mock only shows which assistant it got.
jest.mock('@/features/demoChat', () => ({
  DemoChat: ({ assistant }: ComponentProps<typeof DemoChat>) => (
    <p>{`${String(assistant)} first`}</p>
  ),
}))

const renderPage = (language: Language) =>
  renderWithProviders(<IndustriesPage />, {
    language,
    namespaces: ['industries', 'industries_page'],
  })

describe.each([
  [
    'es',
    esIndustriesPage,
    [
      ['Financiero', '/industrias/financiero', 'Financiero'],
      ['Comercio', '/industrias/comercio', 'Comercio'],
      ['Automotriz', '/industrias/automotriz', 'Automotriz'],
      ['Salud', '/industrias/salud', 'Salud'],
    ],
    '/agendar-demo',
  ],
  [
    'en',
    enIndustriesPage,
    [
      ['Financial', '/en/industries/financial', 'Financial'],
      ['Retail', '/en/industries/retail', 'Retail'],
      ['Automotive', '/en/industries/automotive', 'Automotive'],
      ['Health', '/en/industries/health', 'Health'],
    ],
    '/en/schedule-demo',
  ],
] as const)('the industries in %s', (language, texts, cards, demo) => {
  it('have a card each, with links to their page and a demo', async () => {
    await renderPage(language)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(texts.title)
    const articles = screen.getAllByRole('article').map((article) => {
      const card = within(article)
      const name = card.getByRole('heading', { level: 3 }).textContent
      return [name, ...card.getAllByRole('link').map((link) => link.getAttribute('href'))]
    })
    expect(articles).toEqual(
      cards.map(([name, page, industry]) => [name, page, `${demo}?industry=${industry}`]),
    )
  })

  it('give the booking links different names', async () => {
    await renderPage(language)
    for (const [, , industry] of cards) {
      expect(
        screen.getByRole('link', { name: `${texts.request_demo} (${industry})` }),
      ).toBeVisible()
    }
  })

  it('end with a demo for other industries', async () => {
    await renderPage(language)
    expect(screen.getByRole('link', { name: texts.closing.book_demo })).toHaveAttribute(
      'href',
      `${demo}?industry=General`,
    )
  })

  it('have questions, and a chat that starts with the sales assistant', async () => {
    await renderPage(language)
    const questions = within(screen.getByRole('region', { name: texts.faq_title }))
    expect(questions.getAllByRole('group')).toHaveLength(texts.faqs.length)
    expect(screen.getByText('salesbot first')).toBeVisible()
  })
})
