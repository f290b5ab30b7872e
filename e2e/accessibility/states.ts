import { fillIn } from '@/i18n/fillIn'
import { allRoutes, getPath } from '@/site/allRoutes'
import { getOtherLanguage } from '@/site/language'
import { expect, type Visit } from '../fixtures/test'
import { failedRequest } from '../fixtures/service'
import { texts } from '../fixtures/texts'
import { appointmentStates } from './appointmentStates'
import { bookingStates } from './bookingStates'
import { contactStates } from './contactStates'
import type { State } from './state'

/** Asks for the other language, in the header or the mobile menu. */
const switchLanguage = async ({ site, language }: Visit) => {
  const menu = site.opener('menu')
  await ((await menu.isVisible()) ? menu : site.opener('language')).click()
  await site.entry(site.nav[`language_${getOtherLanguage(language)}`]).click()
}

const playChat = async ({ chat, site }: Visit) => {
  await site.open('howItWorks', '?assistant=pickerbot')
  await chat.log().waitFor()
  await chat.comeIntoView()
  // The conversation scrolls a little later.
  await expect(chat.alternatives().last()).toBeInViewport()
}

const pages: readonly State[] = allRoutes.map(({ id }) => ({
  name: `page ${id}`,
  reach: ({ site }) => site.open(id),
  isReachedByLoading: true,
}))

/**
 * Waits for the consent banner. The tested build has no analytics id, so this sets one in the start
 * script.
 */
const askForConsent = async ({ page, site, language, expectProblem }: Visit) => {
  // The tested documents have no consent banner, so hydration fails and React renders anew.
  expectProblem(/React error #418/)
  await page.route('**/assets/start.*.js', async (route) => {
    const response = await route.fetch()
    const script = await response.text()
    await route.fulfill({
      response,
      body: script.replace(/analyticsId:""/, 'analyticsId:"G-TEST"'),
    })
  })
  await site.open('pricing')
  await page.getByRole('heading', { name: texts[language].consent.question }).waitFor()
}

/** Opens a search whose texts can't be loaded. */
const openFailedSearch = async ({ page, site, language, expectProblem }: Visit) => {
  expectProblem(failedRequest)
  await page.route('**/assets/use-search.*', (route) => route.abort('internetdisconnected'))
  await site.open('search', '?q=crm')
  await page.getByText(texts[language].search.failed).waitFor()
}

/** Follows a link to a page whose code and document are lost, which React and the browser report. */
const losePage = async ({ site, page, language, expectProblem }: Visit) => {
  expectProblem(/./)
  for (const url of ['**/assets/page-pricing.*', `**${getPath('pricing', language)}`])
    await page.route(url, (route) => route.abort('internetdisconnected'))
  await site.footer().getByRole('link', { name: texts[language].nav.pricing }).click()
  await page.getByRole('button', { name: texts[language].not_found.reload }).waitFor()
}

/** The states of the site that are checked. */
export const states: readonly State[] = [
  ...pages,
  {
    name: 'page not found',
    reach: async ({ site, language, expectProblem }) => {
      expectProblem(/404 \(Not Found\)/)
      await site.openPath(language === 'en' ? '/en/nothing' : '/nada')
    },
    isReachedByLoading: true,
  },
  {
    name: 'consent asked',
    reach: askForConsent,
    isChecked: 'always',
    isReachedByLoading: true,
  },
  {
    name: 'search, found',
    reach: async ({ site, page }) => {
      await site.open('search', '?q=crm')
      await page.locator('main mark').first().waitFor()
    },
    announces: () => /crm/i,
    isReachedByLoading: true,
  },
  {
    name: 'search, nothing found',
    reach: async ({ site, page, language }) => {
      await site.open('search', '?q=xyzzy')
      const { no_results } = texts[language].search
      await page.getByText(fillIn(no_results, { query: 'xyzzy' })).waitFor()
    },
    announces: ({ language }) => fillIn(texts[language].search.no_results, { query: 'xyzzy' }),
    isReachedByLoading: true,
  },
  {
    name: 'search, not loaded',
    reach: openFailedSearch,
    announces: ({ language }) => texts[language].search.failed,
    isReachedByLoading: true,
  },
  {
    name: 'search, tried again',
    reach: async (visit) => {
      await openFailedSearch(visit)
      await visit.page.unrouteAll()
      await visit.page.getByRole('button', { name: texts[visit.language].search.retry }).click()
      await visit.page.locator('main mark').first().waitFor()
    },
    announces: () => /crm/i,
  },
  {
    name: 'page not loaded',
    reach: async (visit) => {
      await visit.site.open('blog')
      await losePage(visit)
    },
  },
  {
    name: 'page not loaded, with unsent text',
    reach: async (visit) => {
      await visit.contact.open()
      await visit.contact.type({ name: 'Lucía' })
      await losePage(visit)
      await visit.page.getByText(texts[visit.language].not_found.reload_loses_text).waitFor()
    },
  },
  {
    name: 'language not loaded',
    reach: async (visit) => {
      visit.expectProblem(/./)
      await visit.site.open('pricing')
      await visit.page.evaluate(() => document.fonts.ready.then(() => undefined))
      await visit.page.context().setOffline(true)
      await switchLanguage(visit)
      await visit.site.header().getByRole('alert').waitFor()
    },
    announces: ({ language }) => texts[language].nav.language_lost,
  },
  {
    name: 'industries menu open',
    isOnlyAtWidth: true,
    reach: async ({ site }) => {
      await site.open('googleTerms')
      await site.opener('industries').click()
    },
  },
  {
    name: 'language menu open',
    isOnlyAtWidth: true,
    reach: async ({ site }) => {
      await site.open('googleTerms')
      await site.opener('language').click()
    },
  },
  {
    name: 'mobile menu open',
    width: 'narrow',
    isOnlyAtWidth: true,
    reach: async ({ site }) => {
      await site.open('googleTerms')
      await site.opener('menu').click()
    },
    part: 'header',
    isChecked: 'always',
  },
  {
    name: 'language switched',
    isOnlyAtWidth: true,
    reach: async ({ site, page, language }) => {
      const other = getOtherLanguage(language)
      await site.open('pricing')
      await site.opener('language').click()
      await site.entry(site.nav[`language_${other}`]).focus()
      await page.keyboard.press('Enter')
      await page.locator(`html[lang=${other}]`).waitFor()
    },
    announces: ({ language }) => {
      const other = getOtherLanguage(language)
      const { nav } = texts[other]
      return `${nav.language}: ${nav[`language_${other}`]}`
    },
    isChecked: 'always',
  },
  {
    name: 'question open',
    reach: async ({ site, page }) => {
      await site.open('howItWorks')
      await page.getByRole('main').locator('summary').first().click()
    },
  },
  {
    name: 'chat played',
    reach: playChat,
    isChecked: 'always',
    isReachedByLoading: true,
  },
  {
    name: 'chat answered',
    reach: async (visit) => {
      await playChat(visit)
      await visit.chat.alternatives().first().click()
      await expect(visit.chat.messages().nth(5)).toBeInViewport()
    },
    announces: () => /\S/,
  },
  ...bookingStates,
  ...contactStates,
  ...appointmentStates,
]

/** Returns a state by its name. */
export function getState(name: string): State {
  const state = states.find((each) => each.name === name)
  if (!state) throw new Error(`There is no state '${name}'`)
  return state
}
