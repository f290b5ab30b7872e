import { screen, waitFor } from '@testing-library/react'
import english from '@/content/en/scheduledemo'
import spanish from '@/content/es/scheduledemo'
import { fillIn } from '@/i18n/fillIn'
import { siteConfig } from '@/site/siteConfig'
import { createListedActivity, exampleIds } from '@/testing/contactServiceExamples'
import { startContactServiceServer, type Reply } from '@/testing/contactServiceServer'
import { mockBrowser } from '@/testing/mockBrowser'
import { calls } from '../testing/openBooking'
import { button, findStep, getToasts } from '../testing/renderWizard'
import { renderStep } from './testing/renderStep'

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
  it.each<['en' | 'es', string, Reply, string]>([
    ['en', 'the service fails', { status: 500, error: 'out of order' }, english.error_resume],
    [
      'es',
      'the service says no',
      { json: { success: false, error: 'no', data: null } },
      spanish.error_resume,
    ],
    ['en', 'there is no network', 'networkError', english.error_offline],
    [
      'es',
      'too much is asked of it',
      { status: 429, error: 'slow down' },
      spanish.error_rate_limited,
    ],
  ])(
    'shows the error in %s if %s, and keeps the typed values',
    async (language, _why, reply, how) => {
      service.reply('createPerson', reply)
      const { book } = await renderStep(service, { language })
      await book()
      expect(await problem(how)).toHaveTextContent(`${texts[language].error_scheduling}${how}`)
      await waitFor(() => {
        expect(getToasts()).toEqual([texts[language].error_scheduling])
      })
      expect(typed()).toEqual(lucia)
      expect(
        screen.queryByRole('button', { name: /another time|otra hora/ }),
      ).not.toBeInTheDocument()
    },
  )

  it('continues where it stopped when Continue is pressed again', async () => {
    service.reply('createDeal', { status: 500, error: 'no' }, { data: { id: exampleIds.deal } })
    const { book, submit } = await renderStep(service)
    await book()
    await problem(english.error_resume)
    await submit()
    await findStep(english.step_3_title)
    expect(calls(service.requests).filter((call) => call.startsWith('create'))).toEqual([
      'createOrganization',
      'createPerson',
      'createDeal',
      'createDeal',
      'createActivity',
    ])
  })

  it('is not shown during the next attempt', async () => {
    let reply: (reply: Reply) => void = () => undefined
    const pending = new Promise<Reply>((resolve) => (reply = resolve))
    service.reply('createPerson', { status: 500, error: 'no' }, pending)
    const { book, submit } = await renderStep(service)
    await book()
    await problem(english.error_resume)
    await submit()
    expect(button(english.processing)).toHaveAttribute('aria-disabled', 'true')
    expect(screen.queryByText(english.error_resume)).not.toBeInTheDocument()
    // A booking that outlives its test would show its toast in a later one.
    reply({ data: { id: exampleIds.person } })
    await findStep(english.step_3_title)
  })
})

describe('a visitor with too many open bookings (R50)', () => {
  it.each([
    ['en', english.error_open_bookings],
    ['es', spanish.error_open_bookings],
  ] as const)('is told so in %s, and how to go on', async (language, template) => {
    const text = fillIn(template, { email: siteConfig.email })
    service.reply('createActivity', { status: 403, error: 'no', code: 'open_bookings' })
    const { book } = await renderStep(service, { language })
    await book()
    const alert = await problem(text)
    expect(alert).not.toHaveTextContent(texts[language].error_scheduling)
    expect(typed()).toEqual(lucia)
    expect(getToasts()).toEqual([])
  })
})

describe('a slot that was taken meanwhile (R27, R40)', () => {
  it.each(['en', 'es'] as const)('is told in %s, before anything is written', async (language) => {
    service.reply('listActivities', taken)
    const { book } = await renderStep(service, { language })
    await book()
    const alert = await problem(texts[language].error_slot_taken)
    expect(alert).not.toHaveTextContent(texts[language].error_scheduling)
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
    await problem(english.error_slot_taken)
    await user.click(button(english.back_to_times))

    expect(await findStep(english.step_1_title)).toHaveFocus()
    expect(await screen.findByRole('radio', { name: '10:00 AM, taken' })).toBeDisabled()
    expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument()
    await user.click(screen.getByRole('radio', { name: '11:00 AM' }))
    await user.click(button('Continue'))
    expect(screen.queryByText(english.error_slot_taken)).not.toBeInTheDocument()
    expect(typed()).toEqual(lucia)
    await submit()
    await findStep(english.step_3_title)
    expect(service.getRequests('createPerson')).toHaveLength(1)
    expect(service.getRequests('createActivity').at(-1)?.body).toMatchObject({ due_time: '11:00' })
  })
})

describe('changing the time after a lost response (R41)', () => {
  const prepare = async (reply: Reply) => {
    service.reply('createActivity', 'networkError', reply)
    const view = await renderStep(service)
    await view.book()
    await problem(english.error_offline)
    await view.user.click(await screen.findByRole('button', { name: english.change_appointment }))
    return view
  }

  it('leads to the times if it does not exist', async () => {
    await prepare(conflict)
    expect(await findStep(english.step_1_title)).toHaveFocus()
  })

  it('stays and says how to go on while that is unknown', async () => {
    await prepare('networkError')
    await waitFor(() => {
      expect(service.getRequests('createActivity')).toHaveLength(2)
    })
    await problem(english.error_offline)
    expect(typed()).toEqual(lucia)
  })
})
