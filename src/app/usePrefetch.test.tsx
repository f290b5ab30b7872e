import { fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { renderWithProviders } from '@/testing/renderWithProviders'
import { startServer } from '@/testing/startServer'
import { isPageReady, usePrefetch } from './usePrefetch'

const asked: string[] = []
startServer(
  http.get('*/content/:language/pages/:page', ({ request }) => {
    const { pathname } = new URL(request.url)
    asked.push(pathname)
    if (pathname.includes('blog')) return new HttpResponse(null, { status: 503 })
    return HttpResponse.json({ search: { title: 'Found' } })
  }),
)
document.documentElement.dataset.content = '/assets/content/es/pages/home.json'

beforeEach(() => {
  asked.length = 0
})

function Links() {
  usePrefetch()
  return (
    <>
      <a href="/search?q=a">Search</a>
      <a href="/en/search">English</a>
      <a href="/terminos-google">Terms</a>
      <a href="/blog">Blog</a>
      <a href="https://elsewhere.example/precios">Elsewhere</a>
      <a href="/nowhere">Nowhere</a>
    </>
  )
}

const link = (name: string) => screen.getByRole('link', { name })

it.each([
  ['pointed at', fireEvent.pointerOver, 'Search', '/content/es/pages/search.json'],
  ['focused', fireEvent.focusIn, 'English', '/content/en/pages/search.json'],
  ['touched', fireEvent.pointerDown, 'Terms', '/content/es/pages/googleTerms.json'],
] as const)('a link that is %s prefetches its page once', async (_how, act, name, path) => {
  await renderWithProviders(<Links />)
  act(link(name))
  await waitFor(() => {
    expect(asked).toEqual([path])
  })
  const [, , language = '', , page = ''] = path.replace('.json', '').split('/')
  await waitFor(() => {
    expect(isPageReady(language, page as 'search')).toBe(true)
  })
  act(link(name))
  expect(asked).toEqual([path])
})

it('links to other sites and unknown pages prefetch nothing', async () => {
  await renderWithProviders(<Links />)
  fireEvent.pointerOver(link('Elsewhere'))
  fireEvent.pointerOver(link('Nowhere'))
  expect(asked).toEqual([])
})

// The last test: lost texts are requested again after a pause.
it('a page is ready only once its code and all its texts have loaded', async () => {
  await renderWithProviders(<Links />)
  fireEvent.pointerOver(link('Blog'))
  await waitFor(() => {
    expect(asked).toContain('/content/es/pages/blog.json')
  })
  expect(isPageReady('es', 'blog')).toBe(false)
})
