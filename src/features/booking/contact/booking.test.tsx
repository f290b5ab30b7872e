import { act, screen, within } from '@testing-library/react'
import { languageNames } from '@/features/contactDetails/domain/requests'
import { fillIn } from '@/i18n/fillIn'
import { languages, type Language } from '@/site/language'
import { siteConfig } from '@/site/siteConfig'
import { createListedActivity } from '@/testing/contactServiceExamples'
import {
  calls,
  getSentCalls,
  startContactServiceServer,
  type Reply,
} from '@/testing/contactServiceServer'
import { expectRequests, expectToasts, findAlert, getToasts } from '@/testing/interactions'
import { mockBrowser } from '@/testing/mockBrowser'
import { texts } from '@/testing/texts'
import { bodies } from '../testing/example'
import { button, findStep } from '../testing/renderWizard'
import { getTyped, listDetails, renderFilledStep } from './testing/renderStep'

const { phone, scheduledemo } = texts.en

mockBrowser()
const service = startContactServiceServer()

const writes = () => service.requests.filter(({ call }) => /^(create|update)/.test(call))

describe('Continue with everything in place', () => {
  it('books the demo and shows a toast', async () => {
    const { book } = await renderFilledStep(service, {
      language: 'es',
      query: '?industry=retail',
    })
    await book()
    expect(await findStep(texts.es.scheduledemo.step_3_title)).toHaveFocus()
    expect(getSentCalls(writes())).toEqual([
      ['createOrganization', bodies.createOrganization],
      ['createPerson', bodies.createPerson],
      ['createDeal', bodies.createDeal],
      ['updateDeal', bodies.updateDeal],
      ['createActivity', bodies.createActivity],
    ])
    await expectToasts(texts.es.scheduledemo.success_title)
  })

  it.each([
    ['success', 'usual', scheduledemo.success_title],
    ['failure', { status: 500, error: 'no' }, scheduledemo.error_scheduling],
  ] as const)('tells a %s in the language chosen meanwhile', async (_outcome, reply, told) => {
    const respond = service.hold('createOrganization')
    const { book, switchLanguage } = await renderFilledStep(service, { language: 'es' })
    await book()
    await switchLanguage('en')
    respond(reply)
    await expectToasts(told)
  })

  it('sends the visitor’s language, and where they came from (R63)', async () => {
    jest.spyOn(document, 'referrer', 'get').mockReturnValue('https://news.example.org/today')
    const { book } = await renderFilledStep(service)
    await book()
    await findStep(scheduledemo.step_3_title)
    expect(service.getRequests('createActivity')[0]?.body).toMatchObject({
      origin: { referrer: 'news.example.org' },
      note: expect.stringContaining(`Idioma preferido: ${languageNames.en}`) as string,
    })
  })
})

describe('the industry in the URL (R31)', () => {
  it.each([
    ['retail', 'es', 'Comercio'],
    ['Salud', 'en', 'Health'],
    [' Space  travel ', 'en', 'Space travel'],
  ] as const)('%j is shown and written in %s', async (industry, language, name) => {
    const query = `?${new URLSearchParams({ industry }).toString()}`
    const { book } = await renderFilledStep(service, { language, query })
    const { subtitle_industry } = texts[language].scheduledemo
    expect(screen.getByText(fillIn(subtitle_industry, { industry: name }))).toBeVisible()
    await book()
    await expectRequests(service, 'createActivity')
    expect(service.getRequests('createDeal')[0]?.body).toMatchObject({
      title: `Demo ${name} - Lucía Fernández - Tiendas Alba`,
      description: `Demo para el sector: ${name}`,
    })
    expect(Object.values(service.getRequests('updateDeal')[0]?.body as object)).toEqual([name])
  })

  it.each(languages)('is written but not announced if it is General: %s', async (language) => {
    const { book } = await renderFilledStep(service, { language, query: '?industry=General' })
    expect(screen.queryByText('General', { exact: false })).not.toBeInTheDocument()
    await book()
    await expectRequests(service, 'createActivity')
    expect(service.getRequests('createDeal')[0]?.body).toMatchObject({
      description: 'Demo para el sector: General',
    })
  })

  it('is not shown if there is none', async () => {
    await renderFilledStep(service)
    const [start = ''] = scheduledemo.subtitle_industry.split('{{')
    expect(screen.queryByText(start, { exact: false })).not.toBeInTheDocument()
  })
})

describe('while a booking runs', () => {
  it.each(languages)('says so in %s, and nothing can be started twice', async (language) => {
    const text = texts[language].scheduledemo
    const reply = service.hold('createOrganization')
    const { book, field, user } = await renderFilledStep(service, { language })
    await book()
    expect(button(text.processing)).toHaveAttribute('aria-disabled', 'true')
    for (const name of [text.change_appointment, text.previous]) {
      expect(button(name)).toHaveAttribute('aria-disabled', 'true')
      await user.click(button(name))
    }
    await user.click(button(text.processing))
    await user.type(field('email'), '{Enter}')
    await expectRequests(service, 'createOrganization')
    expect(getToasts()).toEqual([])
    // A booking that outlives its test would show its toast in a later one.
    reply('usual')
    await findStep(text.step_3_title)
  })

  it('makes the fields read-only, and confirms the submitted values (R45)', async () => {
    const reply = service.hold('createActivity')
    const { book, field, user } = await renderFilledStep(service)
    await book()
    await expectRequests(service, 'createActivity')

    for (const name of ['name', 'email', 'company', 'phone'] as const) {
      const { value } = field(name)
      await user.type(field(name), 'x')
      expect(field(name)).toHaveValue(value)
    }
    await user.click(
      screen.getByRole('button', { name: (name) => name.startsWith(phone.country_code) }),
    )
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()

    act(() => {
      reply('usual')
    })
    await findStep(scheduledemo.step_3_title)
    expect(
      screen.getByText(fillIn(scheduledemo.confirmation_intro, { name: 'Lucía' })),
    ).toBeVisible()
  })

  it('keeps the focus, even after a failure', async () => {
    const reply = service.hold('createPerson')
    const { book } = await renderFilledStep(service)
    await book()
    expect(button(scheduledemo.processing)).toHaveFocus()
    reply({ status: 500, error: 'no' })
    await screen.findByText(scheduledemo.failed_text)
    expect(await screen.findByRole('button', { name: scheduledemo.continue })).toHaveFocus()
  })
})

describe('a booking that failed', () => {
  const taken: Reply = {
    data: [createListedActivity({ due_date: '2026-11-26', due_time: '10:00' })],
  }
  const conflict: Reply = { status: 409, error: 'The slot is taken' }

  it.each<[Language, 'failed' | 'offline' | 'rateLimited', string, Reply]>([
    ['en', 'failed', 'the service fails', { status: 500, error: 'out of order' }],
    ['es', 'failed', 'the service says no', { json: { success: false, error: 'no', data: null } }],
    ['en', 'offline', 'there is no network', 'networkError'],
    ['es', 'rateLimited', 'too much is asked of it', { status: 429, error: 'slow down' }],
  ])(
    'says in %s that it %s if %s, and keeps the typed values',
    async (language, failure, _why, reply) => {
      service.reply('createPerson', reply)
      const { book } = await renderFilledStep(service, { language })
      await book()
      const text = texts[language].scheduledemo
      const how = text[`${failure}_text`]
      expect(await findAlert(how)).toHaveTextContent(`${text[`${failure}_title`]}${how}`)
      await expectToasts(text.error_scheduling)
      expect(getTyped()).toEqual(listDetails())
      expect(
        screen.queryByRole('button', { name: /another time|otra hora/ }),
      ).not.toBeInTheDocument()
    },
  )

  it('is not shown during the next attempt', async () => {
    const reply = service.hold('createPerson', { status: 500, error: 'no' })
    const { book, submit } = await renderFilledStep(service)
    await book()
    await findAlert(scheduledemo.failed_text)
    await expectToasts(scheduledemo.error_scheduling)
    await submit()
    expect(button(scheduledemo.processing)).toHaveAttribute('aria-disabled', 'true')
    expect(screen.queryByText(scheduledemo.failed_text)).not.toBeInTheDocument()
    await expectToasts()
    // A booking that outlives its test would show its toast in a later one.
    reply('usual')
    await findStep(scheduledemo.step_3_title)
  })

  describe('a visitor with too many open bookings (R50)', () => {
    it.each(languages)('is told so in %s, and whom to write to', async (language) => {
      const text = texts[language].scheduledemo
      service.reply('createActivity', { status: 403, error: 'no', code: 'open_bookings' })
      const { book } = await renderFilledStep(service, { language })
      await book()
      const alert = await findAlert(text.tooManyBookings_text)
      expect(alert).toHaveTextContent(text.tooManyBookings_title)
      expect(screen.queryByText(text.book_note)).not.toBeInTheDocument()
      expect(within(alert).getByRole('link', { name: siteConfig.email })).toHaveAttribute(
        'href',
        `mailto:${siteConfig.email}`,
      )
      expect(getTyped()).toEqual(listDetails())
      expect(getToasts()).toEqual([])
    })
  })

  describe('a slot that was taken meanwhile (R27, R40)', () => {
    it.each(languages)('is told in %s, before anything is written', async (language) => {
      const text = texts[language].scheduledemo
      service.reply('listActivities', taken)
      const { book } = await renderFilledStep(service, { language })
      await book()
      expect(await findAlert(text.slotTaken_title)).toHaveTextContent(text.slotTaken_text)
      expect(getTyped()).toEqual(listDetails())
      expect(screen.queryByText(text.book_note)).not.toBeInTheDocument()
      expect(getToasts()).toEqual([text.error_scheduling])
      expect(calls(service.requests)).toEqual(['detectCountry', 'listActivities'])
    })

    it.each<[string, () => void]>([
      [
        'the calendar, read again, shows a meeting',
        () => {
          service.reply('listActivities', taken)
        },
      ],
      [
        'the service refuses the meeting',
        () => {
          const free = createListedActivity({ due_date: '2026-11-26', due_time: '15:00' })
          service.reply('listActivities', { data: [free] }, taken)
          service.reply('createActivity', conflict, 'usual')
        },
      ],
    ])('leads back to the times if %s, to choose another', async (_how, prepare) => {
      prepare()
      const { book, submit, user } = await renderFilledStep(service)
      await book()
      await findAlert(scheduledemo.slotTaken_title)
      await user.click(button(scheduledemo.back_to_times))

      expect(await findStep(scheduledemo.step_1_title)).toHaveFocus()
      await expectToasts()
      expect(screen.getByText(scheduledemo.error_slot_taken)).toBeVisible()
      expect(await screen.findByRole('radio', { name: '10:00 AM, taken' })).toBeDisabled()
      expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument()
      await user.click(screen.getByRole('radio', { name: '11:00 AM' }))
      await user.click(button('Continue'))
      expect(screen.queryByText(scheduledemo.slotTaken_title)).not.toBeInTheDocument()
      expect(getTyped()).toEqual(listDetails())
      await submit()
      await findStep(scheduledemo.step_3_title)
      const keys = service.getRequests('createPerson').map(({ idempotencyKey }) => idempotencyKey)
      expect(new Set(keys).size).toBe(1)
      expect(service.getRequests('createActivity').at(-1)?.body).toMatchObject({
        due_time: '11:00',
      })
    })
  })

  it('a meeting that has begun meanwhile can be tried again', async () => {
    service.reply('createActivity', { status: 409, error: 'no', code: 'booking_past' })
    const { book } = await renderFilledStep(service)
    await book()
    await findAlert(scheduledemo.failed_text)
    expect(screen.queryByText(scheduledemo.slotTaken_title)).not.toBeInTheDocument()
    expect(button('Continue')).toHaveAccessibleDescription(scheduledemo.book_note)
  })
})
