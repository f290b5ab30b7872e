import { allRoutes } from '@/site/allRoutes'
import { failCall, failedRequest, failures } from '../fixtures/service'
import { fill, texts } from '../fixtures/texts'
import { visitor } from '../fixtures/visitor'
import { appointmentStates } from './appointmentStates'
import type { State, Visit } from './state'

const day = '2026-11-26'
const message = {
  name: 'Lucía',
  email: 'lucia@ejemplo.example',
  phone: '612 345 678',
  company: 'Alba',
  subject: 'Precios',
  message: '¿Qué incluye?',
}
const writes = { method: 'POST', path: 'organizations' } as const
const calendar = { method: 'GET', path: 'activities' } as const
const never = () => new Promise<void>(() => undefined)

const openTimeZones = async ({ booking, page }: Visit) => {
  await booking.open()
  await booking.timeZone().click()
  await page.getByRole('dialog').waitFor()
}

const openCountries = async ({ contact, page }: Visit) => {
  await contact.open()
  await contact.country().click()
  await page.getByRole('dialog').waitFor()
}

const openStep2 = async ({ booking }: Visit, query = '') => {
  await booking.open(query)
  await booking.choose(day, '10:00')
  await booking.button('continue').click()
  await booking.heading(2).waitFor()
}

const sendBooking = async (visit: Visit) => {
  await openStep2(visit)
  await visit.booking.type(visitor)
  await visit.booking.button('continue').click()
}

const sendMessage = async ({ contact }: Visit) => {
  await contact.open()
  await contact.type(message)
  await contact.button('send').click()
}

const playChat = async ({ chat, site }: Visit) => {
  await site.open('howItWorks', '?assistant=pickerbot')
  await chat.log().waitFor()
  await chat.comeIntoView()
  await chat.alternatives().first().waitFor()
}

const pages: readonly State[] = allRoutes.map(({ id }) => ({
  name: `page ${id}`,
  reach: ({ site }) => site.open(id),
}))

/**
 * Turns analytics on, which this build leaves out of use, and waits for the question. The id is a
 * property of the settings in the script that every page starts with.
 */
const askForConsent = async ({ page, site, language, expectProblem }: Visit) => {
  // The documents of this build have no place for the question, so React renders the page anew.
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

/** The states of the site that are checked. */
export const states: readonly State[] = [
  ...pages,
  {
    name: 'page not found',
    reach: async ({ site, language, expectProblem }) => {
      expectProblem(/404 \(Not Found\)/)
      await site.openPath(language === 'en' ? '/en/nothing' : '/nada')
    },
  },
  {
    name: 'consent asked',
    reach: askForConsent,
    isChecked: 'always',
  },
  {
    name: 'search, found',
    reach: async ({ site, page }) => {
      await site.open('search', '?q=crm')
      await page.getByRole('main').getByRole('list').first().waitFor()
    },
    announces: () => /crm/i,
  },
  {
    name: 'search, nothing found',
    reach: async ({ site, page, language }) => {
      await site.open('search', '?q=xyzzy')
      const { no_results } = texts[language].search
      await page.getByText(fill(no_results, { query: 'xyzzy' })).waitFor()
    },
    announces: ({ language }) => fill(texts[language].search.no_results, { query: 'xyzzy' }),
  },
  {
    name: 'industries menu open',
    isOnlyAtWidth: true,
    reach: async ({ site }) => {
      await site.open('googleTerms')
      await site.opener('industries').click()
    },
    isReachedByAction: true,
  },
  {
    name: 'language menu open',
    isOnlyAtWidth: true,
    reach: async ({ site }) => {
      await site.open('googleTerms')
      await site.opener('language').click()
    },
    isReachedByAction: true,
  },
  {
    name: 'mobile menu open',
    width: 'narrow',
    isOnlyAtWidth: true,
    reach: async ({ site }) => {
      await site.open('googleTerms')
      await site.opener('menu').click()
    },
    isReachedByAction: true,
    part: 'header',
    isChecked: 'always',
  },
  {
    name: 'language switched',
    isOnlyAtWidth: true,
    reach: async ({ site, page, language }) => {
      const other = language === 'es' ? 'en' : 'es'
      await site.open('pricing')
      await site.opener('language').click()
      await site.entry(site.nav[`language_${other}`]).focus()
      await page.keyboard.press('Enter')
      await page.locator(`html[lang=${other}]`).waitFor()
    },
    announces: ({ language }) => {
      const other = language === 'es' ? 'en' : 'es'
      const { nav } = texts[other]
      return `${nav.language}: ${nav[`language_${other}`]}`
    },
    isReachedByAction: true,
    isChecked: 'always',
  },
  {
    name: 'question open',
    reach: async ({ site, page }) => {
      await site.open('howItWorks')
      await page.getByRole('main').locator('summary').first().click()
    },
    isReachedByAction: true,
  },
  {
    name: 'chat played',
    reach: playChat,
    isChecked: 'always',
  },
  {
    name: 'chat answered',
    reach: async (visit) => {
      await playChat(visit)
      await visit.chat.alternatives().first().click()
      await visit.chat.messages().nth(5).waitFor()
    },
    announces: () => /\S/,
    isReachedByAction: true,
  },
  {
    name: 'zones open',
    reach: openTimeZones,
    isReachedByAction: true,
    part: '[role=dialog]',
  },
  {
    name: 'zones found',
    reach: async (visit) => {
      await openTimeZones(visit)
      await visit.page.getByRole('combobox').fill('bogota')
    },
    announces: ({ booking }) => fill(booking.text.timezones_found_one, { count: 1 }),
    isReachedByAction: true,
    part: '[role=dialog]',
  },
  {
    name: 'zones, none found',
    width: 'narrow',
    reach: async (visit) => {
      await openTimeZones(visit)
      await visit.page.getByRole('combobox').fill('xyzzy')
    },
    announces: ({ booking }) => booking.text.timezone_none,
    isReachedByAction: true,
    part: '[role=dialog]',
  },
  {
    name: 'countries open',
    width: 'narrow',
    reach: openCountries,
    isReachedByAction: true,
    part: '[role=dialog]',
  },
  {
    name: 'countries, none found',
    reach: async (visit) => {
      await openCountries(visit)
      await visit.page.getByRole('combobox').fill('xyzzy')
    },
    announces: ({ language }) => texts[language].phone.no_country,
    isReachedByAction: true,
    part: '[role=dialog]',
  },
  {
    name: 'step 1, nothing chosen',
    reach: async ({ booking }) => {
      await booking.open()
      await booking.button('continue').click()
    },
    announces: ({ booking }) => booking.text.error_select_datetime,
    isReachedByAction: true,
    isChecked: 'always',
  },
  {
    name: 'step 1, no time chosen',
    width: 'narrow',
    reach: async ({ booking }) => {
      await booking.open('?industry=retail')
      await booking.day(day).click()
      await booking.slot('10:00').waitFor()
      await booking.button('continue').click()
    },
    announces: ({ booking }) => booking.text.error_select_datetime,
    isReachedByAction: true,
  },
  {
    name: 'step 1, times loading',
    reach: async ({ booking, page }) => {
      await failCall(page, calendar, never)
      await booking.open()
      await booking.day(day).click()
    },
    announces: ({ booking }) => booking.text.loading_times,
    isReachedByAction: true,
  },
  {
    name: 'step 1, times failed',
    reach: async ({ booking, page, expectProblem }) => {
      expectProblem(failedRequest)
      await failCall(page, calendar, failures.serverError)
      await booking.open()
      await booking.day(day).click()
      await booking.button('retry_times').waitFor()
    },
    announces: ({ booking }) => booking.text.times_failed,
    isReachedByAction: true,
  },
  {
    name: 'step 1, chosen',
    reach: async ({ booking }) => {
      await booking.open('?industry=retail')
      await booking.choose(day, '10:00')
    },
    announces: ({ booking }) => fill(booking.text.times_loaded_other, { count: 9 }),
    isReachedByAction: true,
  },
  {
    name: 'step 1, a demo is booked',
    width: 'narrow',
    reach: async (visit) => {
      visit.expectProblem(failedRequest)
      const { booking } = visit
      await failCall(visit.page, { method: 'POST', path: 'activities' }, failures.answerLost, 1)
      await sendBooking(visit)
      await booking.toast(booking.text.error_scheduling).waitFor()
      await booking.button('change_appointment').click()
      await booking.ownSlot('10:00').waitFor()
    },
    isReachedByAction: true,
  },
  {
    name: 'step 2',
    width: 'narrow',
    reach: (visit) => openStep2(visit, '?industry=retail'),
    isReachedByAction: true,
    isChecked: 'always',
  },
  {
    name: 'step 2, fields missing',
    reach: async (visit) => {
      await openStep2(visit)
      await visit.booking.button('continue').click()
    },
    announces: ({ booking }) => booking.text.error_all_fields,
    isReachedByAction: true,
  },
  {
    name: 'step 2, wrong e-mail left',
    reach: async (visit) => {
      await openStep2(visit)
      await visit.booking.field('email').fill('lucia')
      await visit.page.keyboard.press('Tab')
    },
    announces: ({ booking }) => booking.text.error_valid_email,
    isReachedByAction: true,
  },
  {
    name: 'step 2, being sent',
    reach: async (visit) => {
      await failCall(visit.page, writes, never)
      await sendBooking(visit)
      await visit.booking.button('processing').waitFor()
    },
    isReachedByAction: true,
  },
  {
    name: 'step 2, failed',
    width: 'narrow',
    reach: async (visit) => {
      visit.expectProblem(failedRequest)
      await failCall(visit.page, writes, failures.serverError)
      await sendBooking(visit)
      await visit.page.getByText(visit.booking.text.error_resume).waitFor()
    },
    announces: ({ booking }) => booking.text.error_resume,
    isReachedByAction: true,
    isChecked: 'always',
  },
  {
    name: 'step 3',
    reach: async (visit) => {
      await sendBooking(visit)
      await visit.booking.heading(3).waitFor()
    },
    isReachedByAction: true,
  },
  {
    name: 'contact, fields missing',
    reach: async ({ contact, page }) => {
      await contact.open()
      await contact.button('send').click()
      await page.getByText(contact.text.error_all_fields, { exact: true }).waitFor()
    },
    announces: ({ contact }) => contact.text.error_all_fields,
    isReachedByAction: true,
  },
  {
    name: 'contact, being sent',
    reach: async (visit) => {
      await failCall(visit.page, writes, never)
      await sendMessage(visit)
      await visit.contact.button('sending').waitFor()
    },
    isReachedByAction: true,
  },
  {
    name: 'contact, failed, with its toast',
    reach: async (visit) => {
      visit.expectProblem(failedRequest)
      await failCall(visit.page, writes, failures.serverError)
      await sendMessage(visit)
      await visit.contact.toast(visit.contact.text.error_sending).waitFor()
    },
    announces: ({ contact }) => contact.text.error_resume,
    isReachedByAction: true,
  },
  {
    name: 'contact, sent, with its toast',
    width: 'narrow',
    reach: async (visit) => {
      await sendMessage(visit)
      await visit.contact.toast(visit.contact.text.success).waitFor()
      await visit.contact.another().waitFor()
    },
    announces: ({ contact }) => contact.text.success,
    isReachedByAction: true,
    isChecked: 'always',
  },
  {
    name: 'contact, another message',
    reach: async (visit) => {
      await sendMessage(visit)
      await visit.contact.another().click()
      await visit.contact.field('name').waitFor()
    },
    isReachedByAction: true,
  },
  ...appointmentStates,
]
