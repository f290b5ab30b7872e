import { screen, waitFor, within } from '@testing-library/react'
import { mockAllIsIntersecting } from 'react-intersection-observer/test-utils'
import enContact from '@/content/en/contact'
import esContact from '@/content/es/contact'
import type { Language } from '@/site/language'
import type { ContactServiceStubs } from '@/testing/contactServiceServer'
import { stubServiceUrls } from '@/testing/contactServiceStore'
import { fillInField } from '@/testing/fillInField'
import { renderWithProviders } from '@/testing/renderWithProviders'
import { Notifications } from '@/ui/notifications/Notifications'
import { contactFields } from '../domain/contactFields'
import { typedMessage } from '../domain/testing/contactMessage'
import { LazyContactForm } from '../LazyContactForm'

const texts = { es: esContact, en: enContact }

/** The labels of the fields, in order. */
export const getLabels = (language: Language) =>
  contactFields.map(({ name }) => texts[language][name])

type Typed = Partial<typeof typedMessage>

const sendButton = /^(Enviar mensaje|Send message)$/

/**
 * Renders the contact form in view, hydrated and beside the toast area, before the visitor uses it.
 */
export async function renderUntouchedForm(language: Language = 'es') {
  const site = (page: 'form' | 'other') => (
    <>
      {page === 'form' && <LazyContactForm />}
      <Notifications />
    </>
  )
  const view = await renderWithProviders(site('form'), {
    language,
    namespaces: ['contact', 'phone', 'nav'],
    services: stubServiceUrls,
  })
  mockAllIsIntersecting(true)
  await screen.findByRole('form')

  const { user } = view
  const field = (name: keyof Typed, shown: Language = language) =>
    screen.getByRole<HTMLInputElement>('textbox', { name: texts[shown][name] })
  const fillIn = async (typed: Typed) => {
    for (const [name, text] of Object.entries(typed)) {
      await fillInField(user, field(name as keyof Typed), text)
    }
  }
  const submit = () => user.click(screen.getByRole('button', { name: sendButton }))
  return {
    ...view,
    field,
    fillIn,
    submit,
    /** Fills in the form and submits it. */
    send: async (changes: Typed = {}) => {
      await fillIn({ ...typedMessage, ...changes })
      await submit()
    },
    /** From the confirmation of a sent message to an empty form. */
    writeAnother: () =>
      user.click(screen.getByRole('button', { name: texts[language].write_another })),
    typed: () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value),
    leave: () => {
      view.rerender(site('other'))
    },
    comeBack: async () => {
      view.rerender(site('form'))
      mockAllIsIntersecting(true)
      await screen.findByRole('form')
    },
  }
}

/** Renders the contact form after the visitor's first interaction, with its services loaded. */
export async function renderForm(service: ContactServiceStubs, language: Language = 'es') {
  const form = await renderUntouchedForm(language)
  await form.user.click(form.field('name'))
  await waitFor(() => {
    expect(service.requestsOf('detectCountry')).toHaveLength(1)
  })
  return form
}

/** The texts of the form's own alerts, without the toasts. */
export const getFormAlerts = () =>
  within(screen.getByRole('form'))
    .getAllByRole('alert')
    .map(({ textContent }) => textContent)

/** The texts of the shown toasts. */
export function getToasts() {
  const area = within(screen.getByRole('region', { name: 'Notifications' }))
  return [...area.queryAllByRole('status'), ...area.queryAllByRole('alert')].map(
    ({ textContent }) => textContent,
  )
}
