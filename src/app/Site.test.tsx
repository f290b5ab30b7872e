import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { getArticleSource } from '../articles/articleList'
import type { ArticleId } from '../site/article'
import type { Language } from '../site/language'
import { siteConfig } from '../site/siteConfig'
import { expectRequests } from '../testing/interactions'
import { renderWithProviders } from '../testing/renderWithProviders'
import { startContactServiceServer } from '../testing/contactServiceServer'
import { stubServiceUrls } from '../testing/contactServiceStore'
import { mockBrowser } from '../testing/mockBrowser'
import { texts } from '../testing/texts'
import { shellNamespaces, Site } from './Site'

const { brand } = siteConfig

mockBrowser()
const service = startContactServiceServer()

const renderSite = (path: string, language: Language) =>
  renderWithProviders(<Site />, {
    path,
    language,
    namespaces: shellNamespaces,
    services: stubServiceUrls,
  })
const getTitle = (id: ArticleId, language: Language) => getArticleSource(id).texts[language].title
const findTitle = (name: string) => screen.findByRole('heading', { level: 1, name })

// Loads what the site imports on demand before a test begins: compiling a page for the first time can
// take longer than a test waits for its title.
beforeAll(() =>
  Promise.all([
    import('../ui/notifications/notify'),
    import('../pages/home/HomePage'),
    import('../pages/scheduleDemo/ScheduleDemoPage'),
    import('../pages/article/ArticlePage'),
    import('../pages/notFound/NotFoundPage'),
  ]),
)

describe('the page of a path', () => {
  it.each([
    ['/agendar-demo', 'es'],
    ['/schedule-demo', 'en'],
    ['/EN/Schedule-Demo/', 'es'],
  ] as const)('the path %s in %s shows the booking', async (path, language) => {
    await renderSite(path, language)
    expect(await findTitle(texts[language].scheduledemo.title)).toBeVisible()
    await expectRequests(service, 'listActivities')
  })

  it.each([
    ['/en/nowhere', 'en'],
    ['/nada', 'es'],
  ] as const)('the path %s in %s shows the not-found page', async (path, language) => {
    const { title, back_home } = texts[language].not_found
    await renderSite(path, language)
    expect(await findTitle(title)).toBeVisible()
    expect(screen.getByText('404')).toBeVisible()
    expect(screen.getByRole('link', { name: back_home })).toHaveAttribute('href', '/')
  })

  it('the document’s title follows the page', async () => {
    const { user } = await renderSite('/', 'es')
    await screen.findByRole('heading', { level: 1 })
    expect(document.title).toBe(`${brand} | Asistentes de IA para empresas`)
    const footer = within(screen.getByRole('contentinfo'))
    await user.click(footer.getByRole('link', { name: texts.es.nav.schedule_demo }))
    expect(await findTitle(texts.es.scheduledemo.title)).toBeVisible()
    expect(document.title).toBe(`Agenda una demo en vivo de asistentes de IA | ${brand}`)
    await expectRequests(service, 'listActivities')
  })
})

describe('an article', () => {
  /** The link to a language in the menu, which it opens. */
  const findLanguage = async (user: UserEvent, language: Language, name: string) => {
    const { nav } = texts[language]
    await user.click(screen.getByLabelText(nav.menu))
    const menu = within(screen.getByRole('region', { name: nav.language_preference }))
    return menu.getByRole('link', { name })
  }

  it('shows further articles, and switches to its other language', async () => {
    const { user } = await renderSite('/blog/procesos-automatizados', 'es')
    await findTitle(getTitle('articles/procesos-automatizados', 'es'))
    await user.click(
      screen.getByRole('link', { name: getTitle('articles/meta-verificacion', 'es') }),
    )
    expect(await findTitle(getTitle('articles/meta-verificacion', 'es'))).toBeVisible()
    const english = await findLanguage(user, 'es', 'English')
    expect(english).toHaveAttribute('href', '/en/blog/meta-verification')
    await user.click(english)
    expect(await findTitle(getTitle('articles/meta-verificacion', 'en'))).toBeVisible()
    const spanish = await findLanguage(user, 'en', 'Español')
    expect(spanish).toHaveAttribute('href', '/blog/meta-verificacion')
  })

  it('is shown in the visitor’s language at the path of the other language (R2, R3)', async () => {
    const { user } = await renderSite('/blog/turing-test', 'es')
    await findTitle(getTitle('articles/test-turing', 'es'))
    const english = await findLanguage(user, 'es', 'English')
    expect(english).toHaveAttribute('href', '/en/blog/turing-test')
  })

  it.each([
    ['/blog/nada', 'es'],
    ['/en/blog/nothing', 'en'],
  ] as const)('shows the not-found page if it does not exist: %s', async (path, language) => {
    const { title } = texts[language].not_found
    await renderSite(path, language)
    expect(await findTitle(title)).toBeVisible()
    expect(document.title).toBe(`${title} | ${brand}`)
  })
})
