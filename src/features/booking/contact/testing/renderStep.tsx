import { screen } from '@testing-library/react'
import type { ContactServiceStubs } from '@/testing/contactServiceServer'
import { fillInField } from '@/testing/interactions'
import { texts } from '@/testing/texts'
import { bookingFields, type BookingDetails } from '@/features/booking/domain/bookingFields'
import { appointment, details } from '@/features/booking/testing/example'
import { renderWizard, type WizardExample } from '@/features/booking/testing/renderWizard'

type TypedDetails = Partial<Omit<BookingDetails, 'country'>>

const typed = Object.fromEntries(bookingFields.map(({ name }) => [name, details[name]]))

/** The values of the fields on the page, in order. */
export const getTyped = () =>
  screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)

/** What `getTyped` must be if the example's details were typed, with these changes. */
export const listDetails = (changes: TypedDetails = {}) =>
  bookingFields.map(({ name }) => ({ ...details, ...changes })[name])

/** Renders step 2 with an appointment chosen and an empty form, unless `example` overrides them. */
export async function renderStep(
  service: ContactServiceStubs,
  { booking, language = 'en', ...example }: WizardExample = {},
) {
  const view = await renderWizard(service, {
    ...example,
    language,
    booking: { step: 2, ...appointment, ...booking },
  })
  const { user } = view
  const text = texts[language].scheduledemo
  const field = (name: keyof typeof details) =>
    screen.getByRole<HTMLInputElement>('textbox', { name: text[name as 'name'] })

  const fillIn = async (typed: TypedDetails) => {
    for (const [name, text] of Object.entries(typed)) {
      await fillInField(user, field(name as 'name'), text)
    }
  }
  // After a failure the error appears shortly before the button is ready again.
  const submit = async () => {
    await user.click(await screen.findByRole('button', { name: text.continue }))
  }
  return {
    ...view,
    field,
    fillIn,
    submit,
    /** Fills in the form, or what a draft has otherwise, and submits it. */
    book: async (changes: TypedDetails = {}) => {
      await fillIn(booking?.draft ? changes : { ...typed, ...changes })
      await submit()
    },
  }
}

/** Renders step 2 with everything typed: typing takes most of a booking's time in tests. */
export const renderFilledStep = (
  service: ContactServiceStubs,
  { booking, ...example }: WizardExample = {},
) => {
  const draft = { details, countryChosen: false }
  return renderStep(service, { ...example, booking: { draft, ...booking } })
}
