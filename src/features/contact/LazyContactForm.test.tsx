import { screen, waitFor } from '@testing-library/react'
import { languages } from '@/site/language'
import { startContactServiceServer } from '@/testing/contactServiceServer'
import { mockBrowser } from '@/testing/mockBrowser'
import { expectRequests, getFormAlerts, openPicker } from '@/testing/interactions'
import { texts } from '@/testing/texts'
import { renderFilledForm, renderForm } from './testing/renderForm'

mockBrowser()
const service = startContactServiceServer()

const { country_code } = texts.en.phone
const countryCode = (value: string) => `${country_code}: ${value}`

const required = ['name', 'email', 'phone', 'message'] as const
const writes = () => service.requests.filter(({ call }) => call.startsWith('create'))

describe('a loaded form', () => {
  it('detects the country', async () => {
    service.reply('detectCountry', { json: { country_calling_code: '+57' } })
    await renderForm(service, 'en')
    expect(await screen.findByRole('button', { name: countryCode('Colombia, +57') })).toBeVisible()
    expect(service.getRequests('detectCountry')).toHaveLength(1)
  })

  it('keeps a code that was chosen before the country was detected (R29)', async () => {
    const respond = service.hold('detectCountry')
    const { user } = await renderForm(service, 'en')
    await openPicker(
      user,
      screen.getByRole('button', { name: (name) => name.startsWith(country_code) }),
    )
    await user.paste('argentina')
    await user.keyboard('{Enter}')
    respond({ json: { country_calling_code: '+57' } })
    await expectRequests(service, 'detectCountry')
    expect(screen.getByRole('button', { name: countryCode('Argentina, +54') })).toBeVisible()
  })
})

describe('what the form asks for', () => {
  it.each(languages)('is named and marked in %s', async (language) => {
    const { field } = await renderForm(service, language)
    const { required_note } = texts[language].contact
    const order = screen.getByText(required_note).compareDocumentPosition(field('name'))
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    for (const name of required) expect(field(name)).toBeRequired()
    for (const name of ['company', 'subject'] as const) expect(field(name)).not.toBeRequired()
    expect(screen.getAllByText('*')).toHaveLength(required.length)
    expect(field('email')).toHaveAttribute('type', 'email')
    expect(getFormAlerts()).toEqual([''])
  })

  it('is explained by a link to the privacy policy', async () => {
    await renderForm(service, 'en')
    expect(screen.getByRole('link', { name: /Privacy policy/ })).toHaveAttribute(
      'href',
      '/en/privacy-policy',
    )
  })
})

describe('a form with missing values', () => {
  it.each(languages)('says so in %s and sends nothing', async (language) => {
    const { error_all_fields, field_required } = texts[language].contact
    const { submit, field } = await renderForm(service, language)
    await submit()
    expect(getFormAlerts()).toEqual([error_all_fields])
    for (const name of required) expect(field(name)).toHaveAccessibleDescription(field_required)
    await waitFor(() => {
      expect(field('name')).toHaveFocus()
    })
    expect(writes()).toEqual([])
  })
})

describe('a form with invalid values', () => {
  it.each([
    ['es', 'email', 'lucia@alba', 'error_valid_email'],
    ['es', 'phone', '12 34-5', 'error_valid_phone'],
    ['en', 'email', 'lucia', 'error_valid_email'],
    ['en', 'phone', 'six', 'error_valid_phone'],
    ['en', 'subject', 'a'.repeat(201), 'error_too_long'],
  ] as const)('names in %s what is wrong: the %s', async (language, name, value, error) => {
    const text = texts[language].contact[error]
    const { send, field } = await renderFilledForm(service, language)
    await send({ [name]: value })
    expect(getFormAlerts()).toEqual([text])
    expect(field(name)).toHaveAccessibleDescription(text)
    await waitFor(() => {
      expect(field(name)).toHaveFocus()
    })
    expect(writes()).toEqual([])
  })
})

describe('a message near its limit (R39)', () => {
  it.each([
    [
      'es',
      [
        [1, 'Queda 1 carácter.'],
        [150, 'Quedan 150 caracteres.'],
        [-20, 'Sobran 20 caracteres.'],
      ],
    ],
    [
      'en',
      [
        [1, '1 character left.'],
        [0, '0 characters left.'],
        [-1, '1 character too many.'],
      ],
    ],
  ] as const)('says in %s how many characters are left', async (language, cases) => {
    const { fillIn, field } = await renderForm(service, language)
    for (const [left, text] of cases) {
      await fillIn({ message: 'a'.repeat(1500 - left) })
      expect(field('message')).toHaveAccessibleDescription(text)
    }
  })

  it('shows no counter below it, nor for spaces', async () => {
    const { fillIn, field } = await renderForm(service)
    await fillIn({ message: `${'a'.repeat(1349)}${' '.repeat(300)}` })
    expect(field('message')).not.toHaveAccessibleDescription()
  })

  it('is not sent beyond it, but can be shortened', async () => {
    const { send, fillIn, submit, field } = await renderFilledForm(service, 'en')
    await send({ message: 'a'.repeat(1501) })
    expect(field('message')).toHaveAccessibleDescription(
      'That text is too long. Please shorten it. 1 character too many.',
    )
    expect(writes()).toEqual([])
    await fillIn({ message: 'a'.repeat(1500) })
    await submit()
    await expectRequests(service, 'createActivity')
  })
})

describe('a switch of language', () => {
  it('keeps values and translates errors', async () => {
    const { send, typed, switchLanguage, field } = await renderFilledForm(service)
    await send({ phone: '12' })
    const before = typed()
    await switchLanguage('en')
    expect(typed()).toEqual(before)
    expect(getFormAlerts()).toEqual([texts.en.contact.error_valid_phone])
    expect(field('phone', 'en')).toBeInvalid()
  })
})
