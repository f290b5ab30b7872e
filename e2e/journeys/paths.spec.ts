import { languages, getOtherLanguage } from '@/site/language'
import { getAllPaths, resolvePath, type PageId } from '@/site/routes'
import { getPath, allRoutes } from '@/site/allRoutes'
import { expect, test } from '../fixtures/test'
import { texts } from '../fixtures/texts'
import { SitePage } from '../pages/SitePage'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const language of languages) {
  test.describe(`a visitor whose browser speaks ${language}`, () => {
    test.use({ locale: language === 'es' ? 'es-CO' : 'en-US' })

    for (const sitePage of allRoutes) {
      const target = getPath(sitePage.id, language)

      test(`every path of ${sitePage.id} leads to ${target}, query and hash kept`, async ({
        page,
      }) => {
        for (const path of getAllPaths(sitePage)) {
          await test.step(path, async () => {
            const response = await page.goto(`${path}?industry=retail#content`)
            expect(response?.status()).toBe(200)
            // Entering at /en also chooses English for later paths (requirements R1).
            const shown = path === '/en' ? 'en' : language
            await expect(page).toHaveURL((url) => url.pathname === target)
            await expect(page).toHaveURL(/\?industry=retail#content$/)
            await expect(page.locator('html')).toHaveAttribute('lang', shown)
            await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
            await page.evaluate(() => {
              window.localStorage.clear()
            })
            // Otherwise going to the same URL with a hash would be no navigation.
            await page.goto('about:blank')
          })
        }
      })
    }
  })
}

for (const { id } of allRoutes) {
  test(`${id} switches to its other language and back`, async ({ page }) => {
    const site = new SitePage(page, 'es')
    await site.open(id)
    const spanish = await site.title().textContent()
    await site.switchTo('en')
    await expect(page).toHaveURL(getPath(id, 'en'))
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    // The privacy policy is in Spanish only (requirements R8).
    if (id !== 'privacy') await expect(site.title()).not.toHaveText(spanish ?? '')
    await new SitePage(page, 'en').switchTo('es')
    await expect(page).toHaveURL(getPath(id, 'es'))
    await expect(site.title()).toHaveText(spanish ?? '')
    expect(await page.evaluate(() => Object.entries(window.localStorage))).toEqual([
      ['language', 'es'],
    ])
  })
}

/** Returns the page at a path. Unlike the route table, it knows an article by both of its paths. */
const findPage = (path: string) => allRoutes.find((page) => getAllPaths(page).includes(path))

/**
 * Returns every link of a page: internal ones as path with query and hash, external ones unchanged.
 */
async function getLinks(site: SitePage): Promise<URL[]> {
  const links = site.page.locator('a[href]')
  const hrefs = await links.evaluateAll((all) =>
    all.map((link) => (link as HTMLAnchorElement).href),
  )
  return hrefs.map((href) => new URL(href))
}

for (const language of languages) {
  test.describe(`the links in ${language}`, () => {
    test.use({ locale: language })

    test('all lead somewhere', async ({ page, baseURL, request }) => {
      test.slow()
      const site = new SitePage(page, language)
      const anchors = new Map<string, Set<string>>()
      const wanted = new Set<string>()
      const files = new Set<string>()
      for (const { id } of allRoutes) {
        await site.open(id)
        await page.waitForLoadState('networkidle')
        const ids = await page
          .locator('[id]')
          .evaluateAll((elements) => elements.map((element) => element.id))
        anchors.set(id, new Set(ids))
        for (const url of await getLinks(site)) {
          if (url.origin !== baseURL) {
            expect(['https:', 'mailto:']).toContain(url.protocol)
            continue
          }
          const linkedPage = findPage(url.pathname)
          expect(linkedPage, `${url.href} on ${id}`).toBeDefined()
          if (linkedPage) wanted.add(`${linkedPage.id}${url.hash}`)
          files.add(url.pathname)
        }
      }
      for (const link of wanted) {
        const [id = '', anchor] = link.split('#')
        if (anchor) expect(anchors.get(id), link).toContain(anchor)
      }
      for (const file of files) {
        const response = await request.get(file, { maxRedirects: 0 })
        expect(response.status(), file).toBe(200)
      }
      const linked = new Set([...wanted].map((link) => link.split('#')[0] as PageId))
      // Every page can be reached by links from another one.
      expect(allRoutes.map(({ id }) => id).filter((id) => !linked.has(id))).toEqual([])
    })

    test('to the demo open the wizard with their industry', async ({ page, baseURL }) => {
      test.slow()
      const site = new SitePage(page, language)
      const demos = new Set<string>()
      for (const { id } of allRoutes) {
        await site.open(id)
        await page.waitForLoadState('networkidle')
        for (const url of await getLinks(site)) {
          const resolved = resolvePath(url.pathname)
          const isDemo = resolved.kind !== 'unknown' && resolved.id === 'scheduleDemo'
          if (url.origin === baseURL && isDemo) demos.add(`${url.pathname}${url.search}`)
        }
      }
      expect([...demos].filter((demo) => demo.includes('industry=')).length).toBeGreaterThanOrEqual(
        5,
      )
      for (const demo of demos) {
        await site.openPath(demo)
        await expect(page).toHaveURL((url) => url.pathname === getPath('scheduleDemo', language))
        const industry = new URL(demo, baseURL).searchParams.get('industry')
        const wizard = page.getByRole('main')
        if (industry) await expect(wizard.getByText(new RegExp(`: ${industry}\\.`))).toBeVisible()
      }
    })
  })
}

test.describe('a link in the other language', () => {
  test.use({ locale: 'es' })

  test('leads to the page of the visitor’s language', async ({ page }) => {
    await page.goto(getPath('pricing', getOtherLanguage('es')))
    await expect(page).toHaveURL(getPath('pricing', 'es'))
  })
})

test.describe('an article that nothing links to', () => {
  test.use({ locale: 'es' })
  const notFound = /status of 404/

  test('is found, and one that does not exist is not, without a reload', async ({
    page,
    problems,
  }) => {
    const site = new SitePage(page, 'es')
    await site.open('pricing')
    await page.evaluate(() => {
      document.body.dataset.visit = 'first'
    })
    // As when going back after a reload.
    const enter = (path: string) =>
      page.evaluate((to) => {
        window.history.pushState(null, '', to)
        window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
      }, path)
    await enter(getPath('articles/procesos-automatizados', 'es'))
    await expect(site.title()).toHaveText('Cinco procesos internos que puedes automatizar')
    problems.expect(notFound)
    await enter(`${getPath('blog', 'es')}/nada`)
    await expect(site.title()).toHaveText(texts.es.notFound.title)
    await expect(page.locator('body')).toHaveAttribute('data-visit', 'first')
  })

  test('is not found by the server where it does not exist, nor asked for again', async ({
    page,
    problems,
  }) => {
    problems.expect(notFound)
    const response = await page.goto(`${getPath('blog', 'es')}/nada`)
    expect(response?.status()).toBe(404)
    const site = new SitePage(page, 'es')
    await expect(site.title()).toHaveText(texts.es.notFound.title)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await site.hydrate()
    await expect(site.title()).toHaveText(texts.es.notFound.title)
    expect(asked.filter((each) => each.includes('nada'))).toEqual([])
  })
})

test('articles are read one after the other, in both languages, back and forward', async ({
  page,
}) => {
  const site = new SitePage(page, 'es')
  await site.open('blog')
  await page.getByRole('link', { name: /^Leer más.*Cinco procesos/ }).click()
  await expect(page).toHaveURL(getPath('articles/procesos-automatizados', 'es'))
  await page.getByRole('link', { name: /^Somos proveedor verificado/ }).click()
  // The URL changes before the page does, and a new page closes open menus.
  await expect(site.title()).toHaveText(/^Somos proveedor verificado/)
  await expect(page).toHaveURL(getPath('articles/meta-verificacion', 'es'))
  await site.switchTo('en')
  await expect(site.title()).toHaveText(/^We are a provider verified/)
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(getPath('articles/procesos-automatizados', 'en'))
  await expect(site.title()).toHaveText('Five internal processes you can automate')
  await page.goForward()
  await expect(page).toHaveURL(getPath('articles/meta-verificacion', 'en'))
  await expect(site.title()).toHaveText(/^We are a provider verified/)
})
