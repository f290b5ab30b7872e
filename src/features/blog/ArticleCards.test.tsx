import { screen, within } from '@testing-library/react'
import { loadSection } from '@/i18n/loadSection'
import type { ArticleId } from '@/site/article'
import type { Language } from '@/site/language'
import { renderWithProviders } from '@/testing/renderWithProviders'
import { texts } from '@/testing/texts'
import { ArticleCards } from './ArticleCards'

const all = async (language: Language) => (await loadSection(language, 'listings/all')).articles
const chosen = async (language: Language, ids: readonly ArticleId[]) =>
  (await all(language)).filter(({ id }) => ids.includes(id))
const findCards = () => screen.findAllByRole('article')

describe('the cards of articles', () => {
  it.each([
    ['es', '26 de abril de 2025', '/blog/meta-verificacion'],
    ['en', 'April 26, 2025', '/en/blog/meta-verification'],
  ] as const)(
    'say in %s what an article is about, and lead to it',
    async (language, date, path) => {
      const { blog } = texts[language]
      const articles = await chosen(language, ['articles/meta-verificacion'])
      await renderWithProviders(<ArticleCards articles={articles} />, { language })
      const shown = within(await screen.findByRole('article'))
      expect(articles).toHaveLength(1)
      const title = articles[0]?.title ?? ''
      expect(shown.getByRole('heading', { level: 3, name: title })).toBeVisible()
      expect(shown.getByText(blog.category_news)).toBeVisible()
      expect(shown.getByText(date)).toHaveAttribute('datetime', '2025-04-26')
      const link = shown.getByRole('link', { name: `${blog.read_more} (${title})` })
      expect(link).toHaveAttribute('href', path)
    },
  )

  it('are in the given order', async () => {
    const articles = await chosen('en', ['articles/test-turing', 'articles/procesos-automatizados'])
    const reversed = articles.toReversed()
    await renderWithProviders(<ArticleCards articles={reversed} />, { language: 'en' })
    const cards = await findCards()
    expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual(
      reversed.map(({ title }) => title),
    )
    expect(cards).toHaveLength(2)
  })

  it('load only a lead picture in the first view eagerly', async () => {
    const articles = await all('es')
    await renderWithProviders(<ArticleCards articles={articles} leadInFirstView />)
    await findCards()
    const pictures = screen.getAllByRole('presentation')
    expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual(
      articles.map(({ picture }) => picture),
    )
    expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual([
      null,
      ...articles.slice(1).map(() => 'lazy'),
    ])
  })
})
