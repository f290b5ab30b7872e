import { screen, within } from '@testing-library/react'
import { articles } from '../../content/articles'
import { renderWithProviders } from '../../testing/renderWithProviders'
import { ArticleCards } from './ArticleCards'

const ids = articles.map(({ id }) => id)
const findCards = () => screen.findAllByRole('article')

describe('the cards of articles', () => {
  it.each([
    [
      'es',
      'Noticias',
      '26 de abril de 2025',
      'Somos proveedor verificado por Meta: qué cambia para ti',
      'Leer más',
      '/blog/meta-verificacion',
    ],
    [
      'en',
      'News',
      'April 26, 2025',
      'We are a provider verified by Meta: what it means for you',
      'Read more',
      '/en/blog/meta-verification',
    ],
  ] as const)(
    'say in %s what an article is about, and lead to it',
    async (language, category, date, title, more, address) => {
      await renderWithProviders(<ArticleCards ids={['metaVerification']} />, { language })
      const shown = within(await screen.findByRole('article'))
      expect(shown.getByRole('heading', { level: 3, name: title })).toBeVisible()
      expect(shown.getByText(category)).toBeVisible()
      expect(shown.getByText(date)).toHaveAttribute('datetime', '2025-04-26')
      const link = shown.getByRole('link', { name: `${more} (${title})` })
      expect(link).toHaveAttribute('href', address)
    },
  )

  it('stand in the order that is asked for, and load no more than their summaries', async () => {
    const { i18n } = await renderWithProviders(
      <ArticleCards ids={['turingTest', 'automatedProcesses']} />,
      { language: 'en' },
    )
    const cards = await findCards()
    expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
      'Machines now pass the Turing test. What comes next?',
      'Five internal processes you can automate',
    ])
    expect(Object.keys(i18n.services.resourceStore.data.en ?? {}).sort()).toEqual([
      'articles/automatedProcesses/summary',
      'articles/turingTest/summary',
      'blog',
    ])
  })

  it('fetch a picture at once only where it leads the first view', async () => {
    await renderWithProviders(<ArticleCards ids={ids} leadInFirstView />)
    await findCards()
    const pictures = screen.getAllByRole('presentation')
    expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual(
      articles.map(({ picture }) => picture),
    )
    expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual([
      null,
      ...ids.slice(1).map(() => 'lazy'),
    ])
  })
})
