import { screen, within } from '@testing-library/react'
import { articles } from '@/articles/articleList'
import english from '@/content/en/blog'
import spanish from '@/content/es/blog'
import { renderWithProviders } from '@/testing/renderWithProviders'
import BlogPage from './BlogPage'

describe('the blog', () => {
  it.each([
    ['es', spanish.title, spanish.latest],
    ['en', english.title, english.latest],
  ] as const)('lists all articles in %s, newest first', async (language, title, latest) => {
    const namespaces = ['blog', 'listings/all', 'search'] as const
    await renderWithProviders(<BlogPage />, { language, namespaces })
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
    const list = within(screen.getByRole('region', { name: latest }))
    const dates = list.getAllByRole('time').map((time) => time.getAttribute('datetime'))
    expect(dates).toEqual(articles.map(({ date }) => date))
    expect(dates).toEqual(dates.toSorted().toReversed())
    expect(list.getAllByRole('link')).toHaveLength(articles.length)
  })
})
