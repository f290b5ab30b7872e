import { screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import type { DemoChat } from '@/features/demoChat'
import { industryKeys } from '@/site/industries'
import { languages, type Language } from '@/site/language'
import { getRoutePath } from '@/site/routes'
import { renderWithProviders } from '@/testing/renderWithProviders'
import { texts } from '@/testing/texts'
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

describe.each(languages)('the industries in %s', (language) => {
  const { industries, industries_page } = texts[language]
  const demo = getRoutePath('scheduleDemo', language)

  it('have a card each, with links to their page and a demo', async () => {
    await renderPage(language)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(industries_page.title)
    const articles = screen.getAllByRole('article').map((article) => {
      const card = within(article)
      const name = card.getByRole('heading', { level: 3 }).textContent
      return [name, ...card.getAllByRole('link').map((link) => link.getAttribute('href'))]
    })
    expect(articles).toEqual(
      industryKeys.map((key) => [
        industries[key],
        getRoutePath(key, language),
        `${demo}?industry=${industries[key]}`,
      ]),
    )
  })

  it('give the booking links different names', async () => {
    await renderPage(language)
    for (const industry of Object.values(industries)) {
      expect(
        screen.getByRole('link', { name: `${industries_page.request_demo} (${industry})` }),
      ).toBeVisible()
    }
  })

  it('end with a demo for other industries', async () => {
    await renderPage(language)
    expect(screen.getByRole('link', { name: industries_page.closing.book_demo })).toHaveAttribute(
      'href',
      `${demo}?industry=General`,
    )
  })

  it('have questions, and a chat that starts with the sales assistant', async () => {
    await renderPage(language)
    const questions = within(screen.getByRole('region', { name: industries_page.faq_title }))
    expect(questions.getAllByRole('group')).toHaveLength(industries_page.faqs.length)
    expect(screen.getByText('salesbot first')).toBeVisible()
  })
})
