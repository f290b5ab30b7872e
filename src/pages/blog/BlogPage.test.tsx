import { screen, within } from '@testing-library/react'
import { articles } from '@/articles/articleList'
import { languages } from '@/site/language'
import { renderWithProviders } from '@/testing/renderWithProviders'
import { texts } from '@/testing/texts'
import BlogPage from './BlogPage'

describe('the blog', () => {
  it.each(languages)('lists all articles in %s, newest first', async (language) => {
    const { title, latest } = texts[language].blog
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
