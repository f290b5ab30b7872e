import { fireEvent, screen, within } from '@testing-library/react'
import { mockAllIsIntersecting } from 'react-intersection-observer/test-utils'
import enBlog from '@/content/en/blog'
import esBlog from '@/content/es/blog'
import type { ArticleId } from '@/site/article'
import { articles } from '@/articles/articleList'
import { renderWithProviders } from '@/testing/renderWithProviders'
import type { Language } from '@/site/language'
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
    back: [esBlog.back_to_blog, '/blog'],
    demo: [esBlog.schedule_demo, '/agendar-demo'],
    quote: '¿Pueden pensar las máquinas?',
    contents: esBlog.contents,
    further: esBlog.further_reading,
  },
  {
    language: 'en',
    title: 'Machines pass the Turing test. What now?',
    date: 'April 12, 2025',
    category: 'Trends',
    time: '3 min read',
    back: [enBlog.back_to_blog, '/en/blog'],
    demo: [enBlog.schedule_demo, '/schedule-demo'],
    quote: 'Can machines think?',
    contents: enBlog.contents,
    further: enBlog.further_reading,
  },
] as const)('an article in $language', (expected) => {
  it('has title, date and reading time, and links to the blog and a demo (R7)', async () => {
    await renderArticle('articles/test-turing', expected.language)
    expect(screen.getByRole('heading', { level: 1, name: expected.title })).toBeVisible()
    const article = within(screen.getByRole('article'))
    expect(article.getByText(expected.date)).toHaveAttribute('datetime', '2025-04-12')
    expect(article.getByText(expected.category)).toBeVisible()
    expect(article.getByText(expected.time)).toBeVisible()
    for (const [name, path] of [expected.back, expected.demo]) {
      expect(link(name)).toHaveAttribute('href', path)
    }
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
    const contents = screen.getByRole('navigation', { name: expected.contents })
    const links = within(contents).getAllByRole('link')
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
    const links = within(screen.getByRole('region', { name: expected.further })).getAllByRole(
      'link',
    )
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
  const questions = within(screen.getByRole('region', { name: enBlog.faq_title }))
  expect(questions.getAllByRole('group')).toHaveLength(3)
  const contents = within(screen.getByRole('navigation', { name: enBlog.contents }))
  const heading = questions.getByRole('heading', { name: enBlog.faq_title })
  expect(contents.getByRole('link', { name: enBlog.faq_title })).toHaveAttribute(
    'href',
    expect.stringMatching(`#${heading.id}$`),
  )
  unmount()
  await renderArticle('articles/test-turing', 'en')
  expect(screen.queryByRole('region', { name: enBlog.faq_title })).not.toBeInTheDocument()
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
  expect(link(enBlog.back_to_blog)).toHaveAttribute('href', '/en/blog')
})
