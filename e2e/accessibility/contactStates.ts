import type { Route } from '@playwright/test'
import { typedMessage } from '@/features/contact/domain/testing/contactMessage'
import { failCall, failedRequest, failures, neverRespond } from '../fixtures/service'
import type { Visit } from '../fixtures/test'
import { texts } from '../fixtures/texts'
import type { State } from './state'

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

/** The message is sent to a service that refuses it, and a text tells of it. */
const refuseMessage = (
  fail: (route: Route) => Promise<void>,
  text: 'advice_offline' | 'advice_rateLimited',
): Pick<State, 'reach' | 'announces'> => ({
  reach: async (visit) => {
    visit.expectProblem(failedRequest)
    await failCall(visit.page, firstWrite, fail)
    await sendMessage(visit)
    await visit.page.getByText(visit.contact.text[text]).waitFor()
  },
  announces: ({ contact }) => contact.text[text],
})

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
      await page.getByText(texts[language].not_found.part_lost).waitFor()
    },
    announces: ({ language }) => texts[language].not_found.part_lost,
    isReachedByLoading: true,
  },
  {
    name: 'countries open',
    width: 'narrow',
    reach: openCountries,
    part: '[role=dialog]',
  },
  {
    name: 'countries, none found',
    reach: async (visit) => {
      await openCountries(visit)
      await visit.page.getByRole('combobox').fill('xyzzy')
    },
    announces: ({ language }) => texts[language].phone.no_country,
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
  },
  {
    name: 'contact, being sent',
    reach: async (visit) => {
      await failCall(visit.page, firstWrite, neverRespond)
      await sendMessage(visit)
      await visit.contact.button('sending').waitFor()
    },
    announces: ({ contact }) => contact.text.sending,
  },
  {
    name: 'contact, failed, with its toast',
    reach: async (visit) => {
      visit.expectProblem(failedRequest)
      await failCall(visit.page, firstWrite, failures.serverError)
      await sendMessage(visit)
      await visit.contact.toast(visit.contact.text.error_sending).waitFor()
    },
    announces: ({ contact }) => contact.text.advice_failed,
  },
  {
    name: 'contact, offline',
    width: 'narrow',
    ...refuseMessage(failures.offline, 'advice_offline'),
  },
  {
    name: 'contact, too many requests',
    ...refuseMessage(failures.rateLimited, 'advice_rateLimited'),
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
    isChecked: 'always',
  },
  {
    name: 'contact, another message',
    reach: async (visit) => {
      await sendMessage(visit)
      await visit.contact.another().click()
      await visit.contact.field('name').waitFor()
    },
  },
]
