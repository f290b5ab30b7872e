import { screen, waitFor } from '@testing-library/react'
import { errorCodes } from '@/contactService/schemas/responses'
import { siteConfig } from '@/site/siteConfig'
import { exampleToken } from '@/testing/contactServiceExamples'
import { startContactServiceServer, type Reply } from '@/testing/contactServiceServer'
import { expectRequests } from '@/testing/interactions'
import { mockBrowser } from '@/testing/mockBrowser'
import { texts } from '@/testing/texts'
import {
  booked,
  button,
  findTitle,
  goOnline,
  listAppointments,
  moved,
  newTicket,
  oldTicket,
  renderAppointment,
  returnToTab,
  submitCancel,
  submitChange,
  tooMany,
} from './testing/renderAppointment'

const { scrolls } = mockBrowser()
const service = startContactServiceServer()
const { appointment: text } = texts.en

beforeEach(() => {
  service.reply('getAppointment', { data: booked })
})

/** What happens in the demo. */
const queryAgenda = () =>
  screen.queryByRole('heading', { level: 2, name: texts.en.demo_agenda.title })

describe('the appointment of a link', () => {
  it.each([
    ['en', 'Thursday, November 26, 2026', '10:00 AM', 'Madrid (UTC+01:00)'],
    ['es', 'jueves, 26 de noviembre de 2026', '10:00', 'Madrid (UTC+01:00)'],
  ] as const)('is shown in %s with its number', async (language, date, time, zone) => {
    await renderAppointment(language)
    await findTitle(texts[language].appointment.booked_title)
    expect(screen.getByText('33')).toBeVisible()
    for (const value of [date, time, zone]) expect(screen.getByText(value)).toBeVisible()
    expect(service.getRequests('getAppointment')).toEqual([
      expect.objectContaining({ authorization: `Bearer ${exampleToken}` }),
    ])
  })

  it.each(['.', '),', '%3E', '%20'])(
    'is shown although %j was copied with the link',
    async (end) => {
      await renderAppointment('en', `${exampleToken}${end}`)
      await findTitle(text.booked_title)
      expect(service.getRequests('getAppointment')).toEqual([
        expect.objectContaining({ authorization: `Bearer ${exampleToken}` }),
      ])
    },
  )

  it('is asked for at once with a link that ends in percent signs and letters', async () => {
    // A pattern that tries all ways to divide them would not come to an end.
    await renderAppointment('en', `${exampleToken}${'%'.repeat(60)}abc`)
    await findTitle(text.booked_title)
  })

  it('leaves the focus where it is while it loads', async () => {
    await renderAppointment()
    await findTitle(text.booked_title)
    expect(document.body).toHaveFocus()
    expect(scrolls()).toEqual([])
  })

  it('follows a change of language', async () => {
    const { switchLanguage } = await renderAppointment()
    await findTitle(text.booked_title)
    await switchLanguage('es')
    await findTitle(texts.es.appointment.booked_title)
    expect(service.getRequests('getAppointment')).toHaveLength(1)
  })

  it.each([
    ['returns', returnToTab],
    ['is online again', goOnline],
  ])('is requested again when the visitor %s', async (_when, comeBack) => {
    service.reply('getAppointment', { data: booked }, { data: moved })
    const { user } = await renderAppointment()
    await findTitle(text.booked_title)
    await user.click(button(text.cancel))
    await findTitle(text.cancel_title)
    expect(listAppointments()).toEqual(oldTicket)
    comeBack()
    await waitFor(() => {
      expect(listAppointments()).toEqual(newTicket)
    })
    expect(screen.getByRole('heading', { level: 1, name: text.cancel_title })).toBeVisible()
  })

  it.each([
    ['past', text.past_title, text.past_text],
    ['cancelled', text.cancelled_title, text.cancelled_text],
  ] as const)('can only be booked anew once it is %s', async (state, title, explanation) => {
    service.reply('getAppointment', { data: { ...booked, state } })
    await renderAppointment()
    await findTitle(title)
    expect(screen.getByRole('status')).toHaveTextContent(explanation)
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    expect(queryAgenda()).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: text.book_again })).toHaveAttribute(
      'href',
      '/en/schedule-demo',
    )
  })

  it.each([
    [errorCodes.invalidLink, text.invalid_title],
    [errorCodes.expiredLink, text.expired_title],
  ])('is not shown to a link that is refused as %s', async (code, title) => {
    service.reply('getAppointment', { status: 403, error: 'no', code })
    await renderAppointment()
    await findTitle(title)
    expect(queryAgenda()).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: siteConfig.email })).toBeVisible()
  })
})

describe('an appointment that cannot be loaded', () => {
  it.each<[string, Reply, string]>([
    ['of the service', { status: 503, error: 'down' }, text.failed_title],
    ['of the network', 'networkError', text.offline_title],
    ['of too many requests', tooMany, text.rateLimited_title],
  ])('can be asked for again after a failure %s', async (_why, reply, title) => {
    service.reply('getAppointment', reply)
    const { user } = await renderAppointment()
    const heading = await findTitle(title)
    expect(heading).not.toHaveFocus()
    expect(queryAgenda()).not.toBeInTheDocument()
    const count = () => service.getRequests('getAppointment').length
    const before = count()
    const respond = service.hold('getAppointment')
    await user.dblClick(button(text.retry))
    respond({ data: booked })
    expect(await findTitle(text.booked_title)).toHaveFocus()
    expect(count()).toBe(before + 1)
    expect(queryAgenda()).toBeVisible()
  })
})

it.each([
  ['changeAppointment', submitChange, text.keep_time, { data: moved }, newTicket],
  ['cancelAppointment', submitCancel, text.keep, { data: { ...moved, state: 'cancelled' } }, []],
] as const)(
  'who gives up after a lost answer of %s sees what came of it, also if that could not be asked at once',
  async (call, submit, keep, current, ticket) => {
    service.reply(call, 'networkError')
    service.reply('getAppointment', { data: booked }, { status: 400, error: 'no' }, current)
    const { user } = await submit()
    await screen.findByText(text.advice_offline)
    await expectRequests(service, 'getAppointment', 2)
    await user.click(button(keep))
    await waitFor(() => {
      expect(listAppointments()).toEqual(ticket)
    })
  },
)

it('who gives up while a lost answer is asked for, which fails, too, sees what came of it', async () => {
  service.reply('changeAppointment', 'networkError')
  const respond = service.hold('getAppointment', { data: booked })
  const { user } = await submitChange()
  await screen.findByText(text.advice_offline)
  await expectRequests(service, 'getAppointment', 2)
  await user.click(button(text.keep_time))
  service.reply('getAppointment', { data: moved })
  respond({ status: 400, error: 'no' })
  await waitFor(() => {
    expect(listAppointments()).toEqual(newTicket)
  })
})
