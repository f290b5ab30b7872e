import { screen, within } from '@testing-library/react'
import enBlog from '@/content/en/blog'
import esBlog from '@/content/es/blog'
import { renderWithProviders } from '@/testing/renderWithProviders'
import BlogPage from './BlogPage'

describe('the blog', () => {
  it.each([
    ['es', esBlog.title, esBlog.latest],
    ['en', enBlog.title, enBlog.latest],
  ] as const)('lists six articles in %s, newest first', async (language, title, latest) => {
    await renderWithProviders(<BlogPage />, { language })
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
    const list = within(screen.getByRole('region', { name: latest }))
    const dates = list.getAllByRole('time').map((time) => time.getAttribute('datetime'))
    expect(dates).toEqual([
      '2025-04-26',
      '2025-04-13',
      '2025-04-12',
      '2025-04-11',
      '2025-04-10',
      '2025-04-05',
    ])
    expect(list.getAllByRole('link')).toHaveLength(6)
  })
})
