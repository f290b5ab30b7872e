import { screen } from '@testing-library/react'
import type { Language } from '@/site/language'
import type { ContactServiceStubs } from '@/testing/contactServiceServer'
import { stubServiceUrls } from '@/testing/contactServiceStore'
import { expectRequests, fillInField } from '@/testing/interactions'
import { renderWithProviders } from '@/testing/renderWithProviders'
import { texts } from '@/testing/texts'
import { Notifications } from '@/ui/notifications/Notifications'
import type { ContactMessage } from '../domain/contactFields'
import { typedMessage } from '../domain/testing/contactMessage'
import { LazyContactForm } from '../LazyContactForm'
import { message } from './example'

type Typed = Partial<typeof typedMessage>

const sendButton = /^(Enviar mensaje|Send message)$/

/**
 * Renders the contact form beside the toast area, once it has asked for the visitor's country.
 *
 * @param details what was typed before
 */
export async function renderForm(
  service: ContactServiceStubs,
  language: Language = 'es',
  details?: ContactMessage,
) {
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
    preloadedState: {
      contact: {
        isSubmitting: false,
        sentCount: 0,
        draft: details && { details, countryChosen: false },
      },
    },
  })
  await expectRequests(service, 'detectCountry')

  const { user } = view
  const field = (name: keyof Typed, shown: Language = language) =>
    screen.getByRole<HTMLInputElement>('textbox', { name: texts[shown].contact[name] })
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
    /** Fills in the form, or what differs from what was typed before, and submits it. */
    send: async (changes: Typed = {}) => {
      await fillIn(details ? changes : { ...typedMessage, ...changes })
      await submit()
    },
    /** From the confirmation of a sent message to an empty form. */
    writeAnother: () =>
      user.click(screen.getByRole('button', { name: texts[language].contact.write_another })),
    /** What is in the fields, by their names. */
    typed: () =>
      Object.fromEntries(
        screen.getAllByRole<HTMLInputElement>('textbox').map(({ name, value }) => [name, value]),
      ),
    leave: () => {
      view.rerender(site('other'))
    },
    comeBack: async () => {
      view.rerender(site('form'))
      await screen.findByRole('form')
    },
  }
}

/** Renders the form with everything typed: typing takes most of a message's time in tests. */
export const renderFilledForm = (service: ContactServiceStubs, language?: Language) =>
  renderForm(service, language, message)
