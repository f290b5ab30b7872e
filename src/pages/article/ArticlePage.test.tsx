import { fireEvent, screen, within } from '@testing-library/react'
import { mockAllIsIntersecting } from 'react-intersection-observer/test-utils'
import type { ArticleId } from '@/site/article'
import { articles } from '@/articles/articleList'
import { renderWithProviders } from '@/testing/renderWithProviders'
import type { Language } from '@/site/language'
import { texts } from '@/testing/texts'
import ArticlePage from './ArticlePage'

const renderArticle = async (id: ArticleId, language: Language = 'es') => {
  const view = await renderWithProviders(<ArticlePage id={id} />, { language })
  await screen.findByRole('heading', { level: 1 })
  return view
}
const link = (name: string) => screen.getByRole('link', { name })
// eslint-disable-next-line testing-library/no-node-access -- roles know nothing of fading
const waitsToFadeIn = (element: Element) => element.closest('[data-hidden]') !== null

describe.each([
  {
    language: 'es',
    title: 'La IA ya aprueba el test de Turing. ¿Y ahora?',
    date: '12 de abril de 2025',
    category: 'Tendencias',
    time: '3 min de lectura',
    back: '/blog',
    demo: '/agendar-demo',
    quote: '¿Pueden pensar las máquinas?',
  },
  {
    language: 'en',
    title: 'Machines pass the Turing test. What now?',
    date: 'April 12, 2025',
    category: 'Trends',
    time: '3 min read',
    back: '/en/blog',
    demo: '/schedule-demo',
    quote: 'Can machines think?',
  },
] as const)('an article in $language', (expected) => {
  const { back_to_blog, schedule_demo, contents, further_reading } = texts[expected.language].blog

  it('has title, date and reading time, and links to the blog and a demo (R7)', async () => {
    await renderArticle('articles/test-turing', expected.language)
    expect(screen.getByRole('heading', { level: 1, name: expected.title })).toBeVisible()
    const article = within(screen.getByRole('article'))
    expect(article.getByText(expected.date)).toHaveAttribute('datetime', '2025-04-12')
    expect(article.getByText(expected.category)).toBeVisible()
    expect(article.getByText(expected.time)).toBeVisible()
    expect(link(back_to_blog)).toHaveAttribute('href', expected.back)
    expect(link(schedule_demo)).toHaveAttribute('href', expected.demo)
  })

  it('has its body with headings, lists and quotes', async () => {
    await renderArticle('articles/test-turing', expected.language)
    const article = within(screen.getByRole('article'))
    expect(article.getAllByRole('heading', { level: 2 })).toHaveLength(5)
    expect(
      article.getAllByRole('list').map((list) => within(list).queryAllByRole('listitem').length),
    ).toEqual([5, 5])
    expect(article.getByRole('blockquote')).toHaveTextContent(expected.quote)
  })

  it('has a table of contents, which leads to each heading', async () => {
    await renderArticle('articles/test-turing', expected.language)
    const navigation = within(screen.getByRole('navigation', { name: contents }))
    const links = navigation.getAllByRole('link')
    const headings = screen.getAllByRole('heading', { level: 2 }).slice(0, links.length)
    expect(links).toHaveLength(5)
    expect(links.map(({ textContent }) => textContent)).toEqual(
      headings.map(({ textContent }) => textContent),
    )
    expect(links.map((each) => (each as HTMLAnchorElement).hash)).toEqual(
      headings.map(({ id }) => `#${id}`),
    )
  })

  it('links to three other articles', async () => {
    await renderArticle('articles/test-turing', expected.language)
    const region = within(screen.getByRole('region', { name: further_reading }))
    const links = region.getAllByRole('link')
    const prefix = expected.language === 'en' ? '/en/blog/' : '/blog/'
    expect(links).toHaveLength(3)
    for (const other of links) {
      expect(other.getAttribute('href')).toMatch(new RegExp(`^${prefix}[a-z-]+$`))
      expect(other).not.toHaveAttribute('href', expect.stringContaining('turing'))
    }
  })
})

it('answers and lists three questions on unified communications, and none elsewhere', async () => {
  const { unmount } = await renderArticle('articles/unificacion-comunicaciones', 'en')
  const { faq_title, contents: name } = texts.en.blog
  const questions = within(screen.getByRole('region', { name: faq_title }))
  expect(questions.getAllByRole('group')).toHaveLength(3)
  const contents = within(screen.getByRole('navigation', { name }))
  const heading = questions.getByRole('heading', { name: faq_title })
  expect(contents.getByRole('link', { name: faq_title })).toHaveAttribute(
    'href',
    expect.stringMatching(`#${heading.id}$`),
  )
  unmount()
  await renderArticle('articles/test-turing', 'en')
  expect(screen.queryByRole('region', { name: faq_title })).not.toBeInTheDocument()
})

it('fades in on scroll, except for the first view', async () => {
  await renderArticle('articles/test-turing')
  const opening = screen.getByText(/^Imagina que chateas/)
  const later = screen.getByRole('heading', { name: 'Una pregunta de 1950' })
  Object.assign(window, { scrollY: 1 })
  fireEvent.scroll(window)
  mockAllIsIntersecting(false)
  expect(waitsToFadeIn(opening)).toBe(false)
  expect(waitsToFadeIn(later)).toBe(true)
  mockAllIsIntersecting(true)
  expect(waitsToFadeIn(later)).toBe(false)
})

test.each(articles.map(({ id }) => id))(
  '%s is the only first heading, then come second ones',
  async (id) => {
    await renderArticle(id)
    const levels = screen.getAllByRole('heading').map(({ tagName }) => tagName)
    expect(levels[0]).toBe('H1')
    expect(new Set(levels.slice(1))).toEqual(new Set(['H2']))
  },
)

it('follows a switch of language', async () => {
  const { switchLanguage } = await renderArticle('articles/procesos-automatizados')
  await switchLanguage('en')
  expect(
    await screen.findByRole('heading', {
      level: 1,
      name: 'Five internal processes you can automate',
    }),
  ).toBeVisible()
  expect(link(texts.en.blog.back_to_blog)).toHaveAttribute('href', '/en/blog')
})
