import { languages } from '@/site/language'
import { isArticleId } from '@/site/article'
import { getAllPaths, type PageId } from '@/site/routes'
import { allRoutes, getPath, getRoute } from '@/site/allRoutes'
import { combine, coverValues } from '../fixtures/combinations'
import { followLink } from '../fixtures/followLink'
import { expect, softly, test } from '../fixtures/test'
import { texts } from '../fixtures/texts'
import { chooseLanguage } from '../fixtures/visitor'

function getKind(id: PageId) {
  if (id === 'home') return id
  return isArticleId(id) ? 'article' : 'page'
}

/** Every path of a page by its number: its own paths come before aliases. Each kind of page is entered at each. */
const visits = allRoutes
  .flatMap((route) =>
    combine({
      id: [route.id],
      path: Object.keys(getAllPaths(route)),
      language: languages,
    }),
  )
  .map((visit) => ({ ...visit, entry: `${getKind(visit.id)} ${visit.path} ${visit.language}` }))

for (const language of languages) {
  test.describe(`a visitor whose browser speaks ${language}`, () => {
    test.use({ locale: language === 'es' ? 'es-CO' : 'en-US' })

    test('the paths of a page lead to it, with query and hash kept', async ({ page }) => {
      test.slow()
      // `pageRoutes.test.tsx` proves each path, `runEarlyScript.test.ts` each way to the visitor's language.
      const own = coverValues(visits).filter((visit) => visit.language === language)
      for (const { id, path: number } of own) {
        const path = getAllPaths(getRoute(id))[Number(number)] ?? ''
        await test.step(`from ${path} to ${id}`, async () => {
          // From a page of the same URL, the browser would only go to the hash.
          await page.goto('about:blank')
          const response = await page.goto(`${path}?industry=retail#content`)
          softly(response?.status()).toBe(200)
          const target = getPath(id, language)
          await softly(page).toHaveURL((url) => url.pathname === target)
          await softly(page).toHaveURL(/\?industry=retail#content$/)
          // Entering at /en also chooses English for later paths (requirements R1).
          const shown = path === '/en' ? 'en' : language
          await softly(page.locator('html')).toHaveAttribute('lang', shown)
          await softly(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
          // The next path is entered by a visitor who has chosen no language.
          await page.evaluate(() => {
            window.localStorage.clear()
          })
        })
      }
    })
  })
}

test.describe('a crawler', () => {
  test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)', locale: 'en-US' })

  test('reads a Spanish path in Spanish (R2)', async ({ page, site }) => {
    await page.goto(getPath('scheduleDemo', 'es'))
    await site.hydrate()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.es.scheduledemo.title)
    await expect(page).toHaveURL(getPath('scheduleDemo', 'es'))
  })
})

test('an unknown path is told in the language that the visitor has chosen (R5)', async ({
  page,
  problems,
}) => {
  problems.expect(/404 \(Not Found\)/)
  await chooseLanguage(page, 'en')
  await page.goto('/nada')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.en.not_found.title)
})

test.describe('an article without a link to it', () => {
  test.use({ locale: 'es' })
  const notFound = /status of 404/

  test('is loaded without a document, and one that does not exist shows the not-found page', async ({
    page,
    problems,
    site,
  }) => {
    await site.open('pricing')
    await page.evaluate(() => {
      document.body.dataset.visit = 'first'
    })
    // Enters a path without a document, as going back does after a reload.
    const enter = (path: string) =>
      page.evaluate((to) => {
        window.history.pushState(null, '', to)
        window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
      }, path)
    await enter(getPath('articles/procesos-automatizados', 'es'))
    await expect(site.title()).toHaveText('Cinco procesos internos que puedes automatizar')
    problems.expect(notFound)
    await enter(`${getPath('blog', 'es')}/nada`)
    await expect(site.title()).toHaveText(texts.es.not_found.title)
    await expect(page.locator('body')).toHaveAttribute('data-visit', 'first')
  })

  test('has status 404 if it does not exist, and is not requested again', async ({
    page,
    problems,
    site,
  }) => {
    problems.expect(notFound)
    const response = await page.goto(`${getPath('blog', 'es')}/nada`)
    expect(response?.status()).toBe(404)
    await expect(site.title()).toHaveText(texts.es.not_found.title)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await site.hydrate()
    await expect(site.title()).toHaveText(texts.es.not_found.title)
    expect(asked.filter((each) => each.includes('nada'))).toEqual([])
  })
})

test('articles can be read one after the other, in both languages, with Back and Forward', async ({
  page,
  site,
}) => {
  await site.open('blog')
  await followLink(page.getByRole('link', { name: /^Leer más.*Cinco procesos/ }))
  await expect(site.title()).toHaveText(/^Cinco procesos/)
  await expect(page).toHaveURL(getPath('articles/procesos-automatizados', 'es'))
  await followLink(page.getByRole('link', { name: /^Verificados por Meta/ }))
  await expect(site.title()).toHaveText(/^Verificados por Meta/)
  await expect(page).toHaveURL(getPath('articles/meta-verificacion', 'es'))
  await site.switchTo('en')
  await expect(site.title()).toHaveText(/^Verified by Meta/)
  // The switch of language replaced the history entry of the Spanish article.
  await page.goBack()
  await expect(page).toHaveURL(getPath('articles/procesos-automatizados', 'en'))
  await expect(site.title()).toHaveText('Five internal processes you can automate')
  await page.goForward()
  await expect(page).toHaveURL(getPath('articles/meta-verificacion', 'en'))
  await expect(site.title()).toHaveText(/^Verified by Meta/)
})
