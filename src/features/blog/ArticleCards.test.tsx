import { screen, within } from '@testing-library/react'
import { loadSection } from '@/i18n/loadSection'
import type { ArticleId } from '@/site/article'
import type { Language } from '@/site/language'
import { renderWithProviders } from '@/testing/renderWithProviders'
import { ArticleCards } from './ArticleCards'

const all = async (language: Language) => (await loadSection(language, 'listings/all')).articles
const chosen = async (language: Language, ids: readonly ArticleId[]) =>
  (await all(language)).filter(({ id }) => ids.includes(id))
const findCards = () => screen.findAllByRole('article')

describe('the cards of articles', () => {
  it.each([
    [
      'es',
      'Noticias',
      '26 de abril de 2025',
      'Verificados por Meta: qué cambia para ti',
      'Leer más',
      '/blog/meta-verificacion',
    ],
    [
      'en',
      'News',
      'April 26, 2025',
      'Verified by Meta: what it means for you',
      'Read more',
      '/en/blog/meta-verification',
    ],
  ] as const)(
    'say in %s what an article is about, and lead to it',
    async (language, category, date, title, more, path) => {
      const articles = await chosen(language, ['articles/meta-verificacion'])
      await renderWithProviders(<ArticleCards articles={articles} />, { language })
      const shown = within(await screen.findByRole('article'))
      expect(shown.getByRole('heading', { level: 3, name: title })).toBeVisible()
      expect(shown.getByText(category)).toBeVisible()
      expect(shown.getByText(date)).toHaveAttribute('datetime', '2025-04-26')
      const link = shown.getByRole('link', { name: `${more} (${title})` })
      expect(link).toHaveAttribute('href', path)
    },
  )

  it('are in the given order', async () => {
    const articles = await chosen('en', ['articles/test-turing', 'articles/procesos-automatizados'])
    await renderWithProviders(<ArticleCards articles={[...articles].reverse()} />, {
      language: 'en',
    })
    const cards = await findCards()
    expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
      'Five internal processes you can automate',
      'Machines pass the Turing test. What now?',
    ])
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
