import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { createI18n } from '@/i18n/createI18n'
import { languages, type Language } from '@/site/language'
import type { AnyPageId, PageId } from '@/site/routes'
import { getPath, allRoutes } from '@/site/allRoutes'
import { setupStore } from '@/store/setupStore'
import { createEmotionCache } from '@/theme/emotionCache'
import { renderWithProviders } from '@/testing/renderWithProviders'
import { App } from '../App'
import { LocationProbe } from '../testing/LocationProbe'
import { loadPageHead, serializeHead } from './documentHead'
import { PageHead } from './PageHead'
import { getHeadSections } from './headModel'

const pages: readonly AnyPageId[] = [...allRoutes.map(({ id }) => id), 'notFound']

/** The prerendered heads, by page and language. */
const prerendered = new Map<string, string>()
const getBuiltHead = (page: AnyPageId, language: Language) =>
  `<meta charset="utf-8">${prerendered.get(`${page} ${language}`) ?? ''}`

beforeAll(async () => {
  for (const page of pages) {
    for (const language of languages) {
      prerendered.set(`${page} ${language}`, serializeHead(await loadPageHead(page, language)))
    }
  }
})

/** Starts with the prerendered head of another page. */
beforeEach(() => {
  document.head.innerHTML = getBuiltHead('articles/unificacion-comunicaciones', 'es')
})

/** The document's title, then its other head elements in alphabetical order. */
const getShownHead = (from: Document) => [
  from.title,
  // eslint-disable-next-line testing-library/no-node-access -- the head has no roles
  ...[...from.querySelectorAll('meta, link, script[type="application/ld+json"]')]
    .map(({ outerHTML }) => outerHTML.replace(' data-prerendered=""', ''))
    .sort(),
]

const renderPageHead = (
  page: AnyPageId,
  language: Language,
  { path, to }: { path: string; to?: string | undefined },
) =>
  renderWithProviders(
    <>
      <Suspense fallback={null}>
        <PageHead />
      </Suspense>
      <LocationProbe to={to} />
    </>,
    { path, language, namespaces: getHeadSections(page) },
  )

/** Starts with the prerendered head of the same page and hydrates it. */
async function hydrateHead(path: string, to: string) {
  const i18n = await createI18n('es', [])
  const site = (
    <App store={setupStore({ language: 'es' })} i18n={i18n} emotionCache={createEmotionCache()}>
      <MemoryRouter initialEntries={[path]}>
        <Suspense fallback={null}>
          <PageHead />
        </Suspense>
        <LocationProbe to={to} />
      </MemoryRouter>
    </App>
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(site)
  render(site, { container, hydrate: true })
  return { i18n }
}

const renderPage = (page: PageId, language: Language, to?: string) =>
  renderPageHead(page, language, { path: getPath(page, language), to })

const expectHead = (page: AnyPageId, language: Language) =>
  waitFor(() => {
    const html = `<head>${getBuiltHead(page, language)}</head>`
    expect(getShownHead(document)).toEqual(
      getShownHead(new DOMParser().parseFromString(html, 'text/html')),
    )
  })

describe('the head during a visit', () => {
  it.each(allRoutes.flatMap(({ id }) => languages.map((language) => [id, language] as const)))(
    'on %s in %s equals the head of the prerendered document',
    async (page, language) => {
      await renderPage(page, language)
      await expectHead(page, language)
    },
  )

  it('changes with the path', async () => {
    await renderPage('articles/test-turing', 'es', '/blog/unificacion-comunicaciones')
    await expectHead('articles/test-turing', 'es')
    fireEvent.click(screen.getByRole('button', { name: 'Go' }))
    await expectHead('articles/unificacion-comunicaciones', 'es')
  })

  it('changes with the language', async () => {
    const { switchLanguage } = await renderPage('articles/test-turing', 'es')
    await switchLanguage('en')
    await expectHead('articles/test-turing', 'en')
  })

  it('keeps the prerendered elements until the visitor navigates', async () => {
    document.head.innerHTML = getBuiltHead('articles/test-turing', 'es')
    const { i18n } = await hydrateHead('/blog/test-turing', '/precios')
    await expectHead('articles/test-turing', 'es')
    expect(i18n.hasResourceBundle('es', 'head')).toBe(false)
    fireEvent.click(screen.getByRole('button', { name: 'Go' }))
    await expectHead('pricing', 'es')
  })

  it('is the not-found page’s at an unknown path', async () => {
    await renderPageHead('notFound', 'en', { path: '/nowhere' })
    await expectHead('notFound', 'en')
  })

  it('is the not-found page’s if the article does not exist', async () => {
    await renderPageHead('notFound', 'en', { path: '/en/blog/nothing' })
    await expectHead('notFound', 'en')
  })
})
