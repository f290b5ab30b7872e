import { screen, waitFor } from '@testing-library/react'
import english from '@/content/en/scheduledemo'
import spanish from '@/content/es/scheduledemo'
import { siteConfig } from '@/site/siteConfig'
import { createListedActivity, exampleIds } from '@/testing/contactServiceExamples'
import { startContactServiceServer, type Reply, calls } from '@/testing/contactServiceServer'
import { mockBrowser } from '@/testing/mockBrowser'
import { button, findStep } from '../testing/renderWizard'
import { renderStep } from './testing/renderStep'
import { getToasts } from '@/testing/interactions'

mockBrowser()
const service = startContactServiceServer()

/** The alert with a given text; the page has other alerts, which are empty or toasts. */
const problem = async (text: string) => {
  await screen.findByText(text)
  return screen.getAllByRole('alert').find(({ textContent }) => textContent.includes(text))
}
const typed = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)
const lucia = ['Lucía Fernández', 'lucia@tiendas-alba.example', 'Tiendas Alba', '612 345 678']
const taken: Reply = { data: [createListedActivity({ due_date: '2026-11-26', due_time: '10:00' })] }
const conflict: Reply = { status: 409, error: 'The slot is taken' }

const texts = { en: english, es: spanish }

describe('a booking that failed', () => {
  it.each<['en' | 'es', 'failed' | 'offline' | 'rateLimited', string, Reply]>([
    ['en', 'failed', 'the service fails', { status: 500, error: 'out of order' }],
    ['es', 'failed', 'the service says no', { json: { success: false, error: 'no', data: null } }],
    ['en', 'offline', 'there is no network', 'networkError'],
    ['es', 'rateLimited', 'too much is asked of it', { status: 429, error: 'slow down' }],
  ])(
    'says in %s that it %s if %s, and keeps the typed values',
    async (language, failure, _why, reply) => {
      service.reply('createPerson', reply)
      const { book } = await renderStep(service, { language })
      await book()
      const what = texts[language][`${failure}_title` as const]
      const how = texts[language][`${failure}_text` as const]
      expect(await problem(how)).toHaveTextContent(`${what}${how}`)
      await waitFor(() => {
        expect(getToasts()).toEqual([texts[language].error_scheduling])
      })
      expect(typed()).toEqual(lucia)
      expect(
        screen.queryByRole('button', { name: /another time|otra hora/ }),
      ).not.toBeInTheDocument()
    },
  )

  it('ends in one booking when Continue is pressed again', async () => {
    service.reply('createDeal', { status: 500, error: 'no' }, { data: { id: exampleIds.deal } })
    const { book, submit } = await renderStep(service)
    await book()
    await problem(english.failed_text)
    await submit()
    await findStep(english.step_3_title)
    const keys = service.getRequests('createDeal').map(({ idempotencyKey }) => idempotencyKey)
    expect([keys.length, new Set(keys).size]).toEqual([2, 1])
    expect(service.getRequests('createActivity')).toHaveLength(1)
  })

  it('is not shown during the next attempt', async () => {
    let reply: (reply: Reply) => void = () => undefined
    const pending = new Promise<Reply>((resolve) => (reply = resolve))
    service.reply('createPerson', { status: 500, error: 'no' }, pending)
    const { book, submit } = await renderStep(service)
    await book()
    await problem(english.failed_text)
    await submit()
    expect(button(english.processing)).toHaveAttribute('aria-disabled', 'true')
    expect(screen.queryByText(english.failed_text)).not.toBeInTheDocument()
    // A booking that outlives its test would show its toast in a later one.
    reply({ data: { id: exampleIds.person } })
    await findStep(english.step_3_title)
  })
})

describe('a visitor with too many open bookings (R50)', () => {
  it.each(['en', 'es'] as const)('is told so in %s, and whom to write to', async (language) => {
    service.reply('createActivity', { status: 403, error: 'no', code: 'open_bookings' })
    const { book } = await renderStep(service, { language })
    await book()
    expect(await problem(texts[language].tooManyBookings_text)).toHaveTextContent(
      texts[language].tooManyBookings_title,
    )
    expect(screen.getByRole('link', { name: siteConfig.email })).toHaveAttribute(
      'href',
      `mailto:${siteConfig.email}`,
    )
    expect(typed()).toEqual(lucia)
    expect(getToasts()).toEqual([])
  })
})

describe('a slot that was taken meanwhile (R27, R40)', () => {
  it.each(['en', 'es'] as const)('is told in %s, before anything is written', async (language) => {
    service.reply('listActivities', taken)
    const { book } = await renderStep(service, { language })
    await book()
    expect(await problem(texts[language].slotTaken_title)).toHaveTextContent(
      texts[language].slotTaken_text,
    )
    expect(typed()).toEqual(lucia)
    expect(getToasts()).toEqual([texts[language].error_scheduling])
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
        service.reply('createActivity', conflict, { data: { id: exampleIds.activity } })
      },
    ],
  ])('leads back to the times if %s, to choose another', async (_how, prepare) => {
    prepare()
    const { book, submit, user } = await renderStep(service)
    await book()
    await problem(english.slotTaken_title)
    await user.click(button(english.back_to_times))

    expect(await findStep(english.step_1_title)).toHaveFocus()
    expect(await screen.findByRole('radio', { name: '10:00 AM, taken' })).toBeDisabled()
    expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument()
    await user.click(screen.getByRole('radio', { name: '11:00 AM' }))
    await user.click(button('Continue'))
    expect(screen.queryByText(english.slotTaken_title)).not.toBeInTheDocument()
    expect(typed()).toEqual(lucia)
    await submit()
    await findStep(english.step_3_title)
    const keys = service.getRequests('createPerson').map(({ idempotencyKey }) => idempotencyKey)
    expect(new Set(keys).size).toBe(1)
    expect(service.getRequests('createActivity').at(-1)?.body).toMatchObject({ due_time: '11:00' })
  })
})

it('changing the time after a lost response leads to the times at once (R41)', async () => {
  service.reply('createActivity', 'networkError')
  const { book, user } = await renderStep(service)
  await book()
  await problem(english.offline_text)
  await user.click(await screen.findByRole('button', { name: english.change_appointment }))
  expect(await findStep(english.step_1_title)).toHaveFocus()
  expect(await screen.findByRole('radio', { name: '10:00 AM', checked: true })).toBeEnabled()
  expect(service.getRequests('createActivity')).toHaveLength(1)
})

it('a meeting that has begun meanwhile can be tried again', async () => {
  service.reply('createActivity', { status: 409, error: 'no', code: 'booking_past' })
  const { book } = await renderStep(service)
  await book()
  await problem(english.failed_text)
  expect(screen.queryByText(english.slotTaken_title)).not.toBeInTheDocument()
})
