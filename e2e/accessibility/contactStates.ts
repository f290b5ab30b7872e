import type { Route } from '@playwright/test'
import { typedMessage } from '@/features/contact/domain/testing/contactMessage'
import { failCall, failedRequest, failures, neverRespond } from '../fixtures/service'
import { texts } from '../fixtures/texts'
import type { State, Visit } from './state'

const firstWrite = { method: 'POST', path: 'organizations' } as const

const openCountries = async ({ contact, page }: Visit) => {
  await contact.open()
  await contact.country().click()
  await page.getByRole('dialog').waitFor()
}

const sendMessage = async ({ contact }: Visit) => {
  await contact.open()
  await contact.type(typedMessage)
  await contact.button('send').click()
}

/** Sends the message to a service that refuses it, and waits for what is said of that. */
const refuseMessage = async (visit: Visit, fail: (route: Route) => Promise<void>, text: string) => {
  visit.expectProblem(failedRequest)
  await failCall(visit.page, firstWrite, fail)
  await sendMessage(visit)
  await visit.page.getByText(text).waitFor()
}

/** States of the contact form, with its picker of countries. */
export const contactStates: readonly State[] = [
  {
    name: 'contact, not loaded',
    reach: async ({ page, site, language, expectProblem }) => {
      expectProblem(failedRequest)
      // The lost chunk itself, and React, which renders the form anew.
      expectProblem(/Loading chunk \d+ failed|Minified React error #422/)
      await page.route('**/use-contact.*', (route) => route.abort())
      await site.open('home', '#contact')
      await page.getByText(texts[language].notFound.part_lost).waitFor()
    },
    announces: ({ language }) => texts[language].notFound.part_lost,
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
      await failCall(visit.page, firstWrite, neverRespond)
      await sendMessage(visit)
      await visit.contact.button('sending').waitFor()
    },
    announces: ({ contact }) => contact.text.sending,
    isReachedByAction: true,
  },
  {
    name: 'contact, failed, with its toast',
    reach: async (visit) => {
      visit.expectProblem(failedRequest)
      await failCall(visit.page, firstWrite, failures.serverError)
      await sendMessage(visit)
      await visit.contact.toast(visit.contact.text.error_sending).waitFor()
    },
    announces: ({ contact }) => contact.text.error_resume,
    isReachedByAction: true,
  },
  {
    name: 'contact, offline',
    width: 'narrow',
    reach: (visit) => refuseMessage(visit, failures.offline, visit.contact.text.error_offline),
    announces: ({ contact }) => contact.text.error_offline,
    isReachedByAction: true,
  },
  {
    name: 'contact, too many requests',
    reach: (visit) =>
      refuseMessage(visit, failures.rateLimited, visit.contact.text.error_rate_limited),
    announces: ({ contact }) => contact.text.error_rate_limited,
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
]
