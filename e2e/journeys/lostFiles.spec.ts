import type { Locator, Page, Route } from '@playwright/test'
import { articles } from '@/articles/articleList'
import { getOtherLanguage, languages } from '@/site/language'
import { patienceMs, pauseMs } from '@/site/loading'
import { getAppointmentPath, getArticlePath, getRoutePath } from '@/site/routes'
import { siteConfig } from '@/site/siteConfig'
import { combine, coverValues } from '../fixtures/combinations'
import { expectLater } from '../fixtures/expectLater'
import { scrollTo } from '../fixtures/scroll'
import { neverRespond } from '../fixtures/service'
import { describeEach, expect, test, type Visit } from '../fixtures/test'
import { texts } from '../fixtures/texts'

/** The kinds of files that a page asks for by its scripts. */
type FileKind = 'script' | 'chunk' | 'style' | 'content'

/** How a file of the site does not reach the visitor. */
const losses = {
  /** The connection breaks, or a filter refuses the request. */
  aborted: (route: Route) => route.abort('connectionreset'),
  /** A release has removed the file. */
  missing: (route: Route) => route.fulfill({ status: 404, body: 'Not found' }),
  /** A captive portal, or a host that answers every path with its fallback. */
  page: (route: Route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Sign in</h1>' }),
  /** Nothing comes, and the connection stays open. */
  hangs: neverRespond,
  /** The connection breaks after half of it, which the browser does not notice. */
  cut: async (route: Route) => {
    const response = await route.fetch()
    const text = await response.text()
    await route.fulfill({ response, body: text.slice(0, text.length / 2) })
  },
}

/**
 * Loses files: each at its first request only, or for good. Returns a function after which nothing is lost
 * any more.
 */
async function loseFiles(
  page: Page,
  urls: RegExp,
  lose: (route: Route) => Promise<void>,
  isForGood: boolean,
): Promise<() => void> {
  const lost = new Set<string>()
  let isOver = false
  await page.route(urls, async (route) => {
    const { pathname } = new URL(route.request().url())
    if (isOver || (lost.has(pathname) && !isForGood)) {
      await route.fallback()
      return
    }
    lost.add(pathname)
    await lose(route)
  })
  // Without a route, Chromium would send what hangs.
  return () => {
    isOver = true
  }
}

/** A place that loads files. */
interface LossPlace {
  /** The files that it loads, by kind. */
  readonly files: Partial<Record<FileKind, RegExp>>
  /** What the visitor does before. */
  readonly before?: (visit: Visit) => Promise<void>
  /** What makes the page load the files. */
  readonly act: (visit: Visit) => Promise<void>
  /** What scrolls to the place, also after the document was loaded again. */
  readonly show?: (visit: Visit) => Promise<void>
  /** What the visitor sees if it works. */
  readonly getResult: (visit: Visit) => Locator
  /** What the visitor reads if the files stay lost; undefined if nothing is missing. */
  readonly getMessage: (visit: Visit) => string | undefined
}

const [article] = articles
if (!article) throw new Error('There is no article')

const scripts = {
  script: /\/assets\/(browser|packages|start)\.[^/]*\.js/,
  chunk: /\/assets\/(page|forms|\d)[^/]*\.js/,
  content: /\/content\/.*\.json/,
}
const use = { chunk: /\/assets\/use-[^/]*\.js/ }

const open = (getPath: (visit: Visit) => string) => async (visit: Visit) => {
  // A file that hangs holds the load event back.
  await visit.page.goto(getPath(visit), { waitUntil: 'domcontentloaded' })
  await visit.page.mouse.move(2, 2)
}
const showChat = ({ chat }: Visit) => chat.comeIntoView()
const show = (selector: string) => (visit: Visit) => scrollTo(visit.page.locator(selector))
const getWizard = ({ booking }: Visit) => booking.calendar()
const getContactField = ({ contact }: Visit) => contact.field('name')
const getArticleTitle = ({ site, language }: Visit) =>
  site.title().filter({ hasText: article.texts[language].title })
const getFound = ({ page }: Visit) => page.locator('main mark').first()
const getPartMessage = ({ language }: Visit) => texts[language].not_found.part_lost

const lossPlaces = {
  'the booking': {
    files: scripts,
    act: open(({ language }) => getRoutePath('scheduleDemo', language)),
    getResult: getWizard,
    getMessage: ({ booking }) => booking.text.needs_script,
  },
  'the times of the booking': {
    files: { chunk: /\/(booking-times|forms)\.[^/]*\.js/ },
    act: open(({ language }) => getRoutePath('scheduleDemo', language)),
    getResult: ({ booking }) => booking.timeZone(),
    getMessage: getPartMessage,
  },
  'an appointment': {
    files: scripts,
    act: open(({ language }) => getAppointmentPath('1.1.Forged.aBcDeF', language)),
    getResult: ({ appointment }) => appointment.title('invalid'),
    getMessage: ({ appointment }) => appointment.text.needs_script,
  },
  'a search': {
    files: scripts,
    act: open(({ language }) => `${getRoutePath('search', language)}?q=crm`),
    getResult: getFound,
    getMessage: ({ language }) => texts[language].search.needs_script,
  },
  'the contact form': {
    files: scripts,
    act: open(() => '/#contact'),
    show: show('#contact'),
    getResult: getContactField,
    getMessage: ({ contact }) => contact.text.needs_script,
  },
  'a demo chat': {
    files: scripts,
    act: open(({ language }) => getRoutePath('howItWorks', language)),
    show: showChat,
    getResult: ({ chat }) => chat.messages().first(),
    getMessage: ({ chat }) => chat.text.needs_script,
  },
  'the assistants of an industry': {
    files: scripts,
    act: open(({ language }) => getRoutePath('health', language)),
    show: showChat,
    getResult: ({ chat }) => chat.messages().first(),
    getMessage: ({ chat }) => chat.text.needs_script,
  },
  'the demo chat of the home page': {
    files: scripts,
    act: open(() => '/'),
    show: show('#how-it-works'),
    getResult: ({ chat }) => chat.log(),
    getMessage: ({ language }) => texts[language].not_found.part_needs_script,
  },
  'an article': {
    files: scripts,
    act: open(({ language }) => getArticlePath(article.slugs, language)),
    getResult: getArticleTitle,
    getMessage: () => undefined,
  },
  'the booking, by a link': {
    files: { chunk: scripts.chunk, content: scripts.content },
    before: ({ site }) => site.open('googleTerms'),
    act: ({ site }) => site.footer().getByRole('link', { name: site.nav.schedule_demo }).click(),
    getResult: getWizard,
    getMessage: ({ booking }) => booking.text.needs_script,
  },
  'an article, by a link': {
    files: { chunk: scripts.chunk, content: scripts.content, style: /\/assets\/page[^/]*\.css/ },
    before: ({ site }) => site.open('blog'),
    act: ({ page, language }) =>
      page
        .locator(`main a[href="${getArticlePath(article.slugs, language)}"]`)
        .first()
        .click(),
    getResult: getArticleTitle,
    getMessage: () => undefined,
  },
  'the other language': {
    files: { content: scripts.content },
    before: ({ site }) => site.open('pricing'),
    act: ({ site, language }) => site.switchTo(getOtherLanguage(language)),
    getResult: ({ page, language }) => page.locator(`html[lang=${getOtherLanguage(language)}] h1`),
    getMessage: () => undefined,
  },
  'a later search': {
    files: { ...use, content: scripts.content },
    before: ({ site }) => site.open('search'),
    act: async ({ page, language }) => {
      await page.getByLabel(texts[language].search.label).fill('crm')
      await page.keyboard.press('Enter')
    },
    getResult: getFound,
    getMessage: ({ language }) => texts[language].search.failed,
  },
  'the contact form, later': {
    files: { chunk: /\/(use-contact|forms)\.[^/]*\.js/ },
    act: async (visit) => {
      await visit.site.open('home')
      await show('#contact')(visit)
      await getContactField(visit).click()
    },
    getResult: ({ contact }) => contact.loadedForm(),
    getMessage: getPartMessage,
  },
  'a transcript': {
    files: { content: scripts.content },
    before: ({ site }) => site.open('howItWorks'),
    act: showChat,
    getResult: ({ chat }) => chat.messages().first(),
    getMessage: getPartMessage,
  },
  'the panel of a picker': {
    files: use,
    before: ({ booking }) => booking.open(),
    act: ({ booking }) => booking.timeZone().click(),
    getResult: ({ page }) => page.getByRole('combobox'),
    getMessage: getPartMessage,
  },
  'the second step of the booking': {
    files: { chunk: /\/use-booking\.[^/]*\.js/ },
    before: ({ booking }) => booking.open(),
    act: async ({ booking }) => {
      await booking.choose('2026-11-26', '10:00')
      await booking.button('continue').click()
    },
    getResult: ({ booking }) => booking.field('name'),
    getMessage: getPartMessage,
  },
} satisfies Record<string, LossPlace>

const places = Object.keys(lossPlaces) as (keyof typeof lossPlaces)[]
const getPlace = (name: keyof typeof lossPlaces): LossPlace => lossPlaces[name]

const rows = combine({
  language: languages,
  place: places,
  kind: ['script', 'chunk', 'style', 'content'] satisfies FileKind[],
  loss: Object.keys(losses) as (keyof typeof losses)[],
  duration: ['once', 'for good'],
})
  .filter(({ place, kind }) => kind in lossPlaces[place].files)
  // A style sheet that is cut short is still valid CSS where a proxy hides its length.
  .filter(({ kind, loss }) => !(kind === 'style' && loss === 'cut'))
  // The first scripts are not requested again while they may still come: they would start the site twice.
  .filter(
    ({ kind, loss, duration }) => !(kind === 'script' && loss === 'hangs' && duration === 'once'),
  )
  // A document that does not exist is not asked for twice: an unknown article has none.
  .filter(
    ({ kind, loss, duration }) =>
      !(kind === 'content' && loss === 'missing' && duration === 'once'),
  )

/** Every place for good, every kind once, as it is loaded the same way everywhere, and every loss of every kind. */
const covered = coverValues(
  rows.map((row) => ({
    ...row,
    when: `${row.duration === 'once' ? row.kind : row.place} ${row.duration}`,
    what: `${row.kind} ${row.loss}`,
  })),
)

/** Nothing seems to be loading, and nothing is shown as if the site had a fault. */
async function expectSettled(page: Page, ms: number) {
  const waiting = page.locator('[aria-busy=true], [role=progressbar], .MuiSkeleton-root')
  await expect(async () => {
    await page.clock.fastForward(ms)
    for (const each of await waiting.all()) await expect(each).not.toBeInViewport({ timeout: 100 })
  }).toPass({ timeout: 10_000 })
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0)
}

for (const { language, place: name, kind, loss, duration } of covered)
  describeEach([{ language }], () => {
    test(`${name} without a ${kind}: ${loss} ${duration}`, async ({ page, visit }) => {
      visit.expectProblem(/./)
      const { files, before, act, show, getResult, getMessage } = getPlace(name)
      const urls = files[kind]
      if (!urls) throw new Error(`It loads no ${kind}`)
      await before?.(visit)
      // What hangs is lost after a while only; what is lost twice is requested once more after a pause.
      const ms = loss === 'hangs' ? patienceMs : pauseMs
      const bringBack = await loseFiles(page, urls, losses[loss], duration === 'for good')
      await act(visit)
      await show?.(visit)
      const result = getResult(visit)
      const text = duration === 'for good' ? getMessage(visit) : undefined
      if (text === undefined) {
        await expectLater(result, ms)
        await expectSettled(page, ms)
        await expect(page.getByRole('alert').filter({ visible: true, hasText: /\S/ })).toHaveCount(
          0,
        )
        return
      }

      // Of the search it is the status and the button after it; the innermost of what matches.
      const message = page
        .locator('main :is([role=alert], :has(> [role=status]))')
        .filter({ hasText: text, visible: true })
        .last()
      await expectLater(message.getByText(text), ms)
      await expect(
        message.getByRole('link', { name: siteConfig.email }).filter({ visible: true }),
      ).toHaveAttribute('href', `mailto:${siteConfig.email}`)
      await expectSettled(page, ms)

      const { reload, retry } = texts[language].not_found
      bringBack()
      await message
        .getByRole('link', { name: reload })
        .or(message.getByRole('button', { name: retry }))
        .filter({ visible: true })
        .click()
      await show?.(visit)
      await expect(result).toBeVisible()
      await expect(page.getByText(text).filter({ visible: true })).toHaveCount(0)
    })
  })
