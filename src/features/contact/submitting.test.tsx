import { act, screen, waitFor } from '@testing-library/react'
import { detectCountry } from '@/contactService'
import { languages, type Language } from '@/site/language'
import {
  calls,
  getSentCalls,
  startContactServiceServer,
  type Reply,
} from '@/testing/contactServiceServer'
import {
  expectToasts,
  getFormAlerts,
  getToasts,
  isAskedToStay,
  openPicker,
} from '@/testing/interactions'
import { mockBrowser } from '@/testing/mockBrowser'
import { texts } from '@/testing/texts'
import { typedMessage } from './domain/testing/contactMessage'
import { bodies, writes as allWrites } from './testing/example'
import { renderFilledForm, renderForm } from './testing/renderForm'

const device = mockBrowser()
const service = startContactServiceServer()

const { contact, phone } = texts.es
const countryCode = (value: string) => `${phone.country_code}: ${value}`
const isCountryCode = (name: string) => name.startsWith(phone.country_code)
const writes = () => service.requests.filter(({ call }) => call.startsWith('create'))

describe('a valid message', () => {
  it.each(languages)('is sent, thanked for in %s and cleared', async (language) => {
    const { send, typed, writeAnother } = await renderFilledForm(service, language)
    await send()
    await expectToasts(texts[language].contact.success)
    await writeAnother()
    expect(Object.values(typed()).join('')).toBe('')
    expect(getFormAlerts()).toEqual([''])
  })

  it('is written as it was typed', async () => {
    const { send } = await renderForm(service)
    await send()
    await expectToasts(contact.success)
    expect(getSentCalls(writes())).toEqual(allWrites.map((write) => [write, bodies[write]]))
  })

  it.each([
    ['success', 'usual', 'success'],
    ['failure', { status: 500, error: 'no' }, 'error_sending'],
  ] as const)('tells a %s in the language chosen meanwhile', async (_outcome, reply, text) => {
    const respond = service.hold('createOrganization')
    const { send, switchLanguage } = await renderFilledForm(service, 'es')
    await send()
    await switchLanguage('en')
    respond(reply)
    await expectToasts(texts.en.contact[text])
  })

  it('says where its sender came from (R63), and their time zone (R37)', async () => {
    jest.spyOn(document, 'referrer', 'get').mockReturnValue('https://news.example.org/today')
    device.setTimeZone('America/Bogota')
    const { send } = await renderFilledForm(service)
    await send()
    await expectToasts(contact.success)
    expect(service.getRequests('createActivity')[0]?.body).toMatchObject({
      origin: { referrer: 'news.example.org' },
      source_timezone: 'America/Bogota',
    })
  })

  it('keeps the undetected country code for the next message', async () => {
    service.reply('detectCountry', { json: { country_calling_code: '+57' } })
    const { send, user, writeAnother } = await renderFilledForm(service)
    await screen.findByRole('button', { name: countryCode('Colombia, +57') })
    await openPicker(user, screen.getByRole('button', { name: isCountryCode }))
    await user.keyboard('argentina{Enter}')
    await send({ phone: '0 11 2345 6789' })
    await expectToasts(contact.success)
    expect(service.getRequests('createPerson')[0]?.body).toMatchObject({
      phone: [{ value: '+541123456789', primary: true }],
    })
    await writeAnother()
    expect(screen.getByRole('button', { name: countryCode('Argentina, +54') })).toBeVisible()
  })

  it.each(languages)(
    'is confirmed in place of the form in %s, for as long as the visitor likes',
    async (language) => {
      const { send, field, writeAnother } = await renderFilledForm(service, language)
      await send()
      await expectToasts(texts[language].contact.success)
      const confirmation = () =>
        screen.getByRole('heading', { name: texts[language].contact.sent_title })
      expect(confirmation()).toHaveFocus()
      expect(screen.queryByRole('form')).not.toBeInTheDocument()
      await writeAnother()
      expect(field('name')).toHaveFocus()
      expect(field('name')).toHaveValue('')
      await expectToasts()
    },
  )

  it('takes no focus from a visitor who has moved on', async () => {
    const reply = service.hold('createOrganization')
    const { send } = await renderFilledForm(service)
    const elsewhere = document.body.appendChild(document.createElement('button'))
    await send()
    act(() => {
      elsewhere.focus()
    })
    reply('usual')
    await expectToasts(contact.success)
    expect(elsewhere).toHaveFocus()
    elsewhere.remove()
  })
})

describe('while a message is being sent', () => {
  it.each([
    ['es', 'Enviando...'],
    ['en', 'Sending...'],
  ] as const)('the button says so in %s, and nothing is sent twice', async (language, name) => {
    const reply = service.hold('createOrganization')
    const { send, field, user } = await renderFilledForm(service, language)
    await send()
    const button = screen.getByRole('button', { name })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    await user.click(button)
    await user.type(field('email'), 'x{Enter}')
    expect(field('email')).toHaveValue('lucia@tiendas-alba.example')
    await waitFor(() => {
      expect(calls(writes())).toEqual(['createOrganization'])
    })
    expect(getToasts()).toEqual([])
    reply('usual')
    await expectToasts(texts[language].contact.success)
    expect(calls(writes())).toEqual([...allWrites])
  })

  it('the fields are read-only (R45)', async () => {
    const reply = service.hold('createOrganization')
    const { send, typed, user } = await renderFilledForm(service)
    await send()
    const before = typed()
    for (const field of screen.getAllByRole('textbox')) await user.type(field, 'x')
    expect(typed()).toEqual(before)
    await user.click(screen.getByRole('button', { name: isCountryCode }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    reply('usual')
    await expectToasts(contact.success)
  })

  it('a country detected meanwhile does not change the code (R45)', async () => {
    const detect = service.hold('detectCountry')
    service.reply('createPerson', { status: 500, error: 'no' })
    const reply = service.hold('createOrganization')
    const { send, store } = await renderFilledForm(service)
    await send()
    detect({ json: { country_calling_code: '+57' } })
    await act(() => store.dispatch(detectCountry.initiate()))
    reply('usual')
    await expectToasts(contact.error_sending)
    expect(screen.getByRole('button', { name: countryCode('España, +34') })).toBeVisible()
  })

  it('who leaves the document is asked to stay, until the message has failed', async () => {
    const reply = service.hold('createPerson')
    const { send } = await renderFilledForm(service)
    expect(isAskedToStay()).toBe(false)
    await send()
    expect(isAskedToStay()).toBe(true)
    reply({ status: 500, error: 'no' })
    await expectToasts(contact.error_sending)
    expect(isAskedToStay()).toBe(false)
  })

  it('the focus stays where it is, also after it failed', async () => {
    const reply = service.hold('createPerson')
    const { send } = await renderFilledForm(service)
    await send()
    expect(screen.getByRole('button', { name: 'Enviando...' })).toHaveFocus()
    reply({ status: 500, error: 'no' })
    await expectToasts(contact.error_sending)
    expect(screen.getByRole('button', { name: contact.send })).toHaveFocus()
  })
})

describe('a message that failed', () => {
  it.each<[Language, string, Reply, 'failed' | 'offline' | 'rateLimited']>([
    ['es', 'the service fails', { status: 500, error: 'no' }, 'failed'],
    ['en', 'there is no network', 'networkError', 'offline'],
    ['es', 'too much is asked of it', { status: 429, error: 'slow down' }, 'rateLimited'],
    ['en', 'it says no', { json: { success: false, error: 'no', data: null } }, 'failed'],
  ])('is kept in %s if %s, with advice', async (language, _why, reply, failure) => {
    const text = texts[language].contact
    service.reply('createPerson', reply)
    const { send, typed } = await renderFilledForm(service, language)
    await send()
    await expectToasts(text.error_sending)
    expect(getFormAlerts()).toEqual([`${text.error_title}${text[`advice_${failure}`]}`, ''])
    expect(typed()).toMatchObject(typedMessage)
  })

  it('is told no longer, and written once, when it is sent again', async () => {
    const reply = service.hold('createDeal', { status: 500, error: 'no' })
    const { send, submit } = await renderFilledForm(service)
    await send()
    await expectToasts(contact.error_sending)
    await submit()
    await expectToasts()
    reply('usual')
    await screen.findByRole('heading', { name: contact.sent_title })
    const keys = service.getRequests('createDeal').map(({ idempotencyKey }) => idempotencyKey)
    expect([keys.length, new Set(keys).size]).toEqual([2, 1])
    expect(service.getRequests('createActivity')).toHaveLength(1)
  })
})

it('a pull at the top of a page with a form does not load it again', async () => {
  const { style } = document.documentElement
  const { leave } = await renderForm(service)
  expect(style.overscrollBehaviorY).toBe('contain')
  leave()
  expect(style.overscrollBehaviorY).toBe('')
})

describe('returning to the page', () => {
  it('keeps the marks on what is missing or wrong', async () => {
    const { fillIn, submit, field, leave, comeBack } = await renderForm(service)
    await fillIn({ email: 'lucia@' })
    await submit()
    expect(await screen.findAllByText(contact.field_required)).not.toEqual([])
    leave()
    await comeBack()
    await waitFor(() => {
      expect(field('name')).toHaveAccessibleDescription(contact.field_required)
    })
    expect(field('email')).toHaveAccessibleDescription(contact.error_valid_email)
  })

  it('marks nothing in the message after the one that had marks', async () => {
    const view = await renderForm(service)
    await view.submit()
    view.leave()
    await view.comeBack()
    await view.send()
    await expectToasts(contact.success)
    await view.writeAnother()
    await view.fillIn({ name: 'L' })
    expect(getFormAlerts()).toEqual([''])
    expect(view.field('phone')).toHaveAttribute('aria-invalid', 'false')
  })

  it('restores the typed values', async () => {
    const { fillIn, field, leave, comeBack } = await renderForm(service)
    await fillIn({ name: 'Lucía', message: 'Hola\n¿qué tal?' })
    leave()
    await comeBack()
    expect(field('name')).toHaveValue('Lucía')
    expect(field('message')).toHaveValue('Hola\n¿qué tal?')
  })

  it('restores what a password manager has filled in without an event', async () => {
    const { field, leave, comeBack } = await renderForm(service)
    field('name').value = 'Lucía'
    leave()
    await comeBack()
    expect(field('name')).toHaveValue('Lucía')
  })

  it('has an empty form if its message was sent meanwhile', async () => {
    const reply = service.hold('createActivity')
    const { send, typed, leave, comeBack, writeAnother } = await renderFilledForm(service)
    await send()
    leave()
    await comeBack()
    expect(screen.getByRole('button', { name: 'Enviando...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    expect(typed()).toMatchObject(typedMessage)
    reply('usual')
    await expectToasts(contact.success)
    await writeAnother()
    expect(Object.values(typed()).join('')).toBe('')
  })
})
