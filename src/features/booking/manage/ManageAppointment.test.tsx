import { fireEvent, screen, waitFor } from '@testing-library/react'
import { errorCodes } from '@/contactService/schemas/responses'
import { fillIn } from '@/i18n/fillIn'
import { formatDate, formatShortDate } from '@/i18n/format'
import { siteConfig } from '@/site/siteConfig'
import { exampleToken } from '@/testing/contactServiceExamples'
import { startContactServiceServer, type Reply } from '@/testing/contactServiceServer'
import {
  expectRequests,
  expectToasts,
  fillInField,
  getToasts,
  isAskedToStay,
  openPicker,
} from '@/testing/interactions'
import { mockBrowser } from '@/testing/mockBrowser'
import { texts } from '@/testing/texts'
import { Notifications } from '@/ui/notifications/Notifications'
import { findTimeZone } from '../testing/renderWizard'
import { booked, button, findTitle, renderAppointment } from './testing/renderAppointment'

const { scrolls, setNow } = mockBrowser()
const service = startContactServiceServer()
const { appointment: text, scheduledemo } = texts.en

const moved = { ...booked, due_date: '2026-11-27', due_time: '16:00' }
const cancelled = { ...booked, state: 'cancelled' } as const
const tooMany: Reply = { status: 429, error: 'slow', headers: { 'Retry-After': '60' } }

beforeEach(() => {
  service.reply('getAppointment', { data: booked })
})

const oldAppointment = 'Thursday, November 26, 10:00 AM · Madrid'
const newAppointment = 'Friday, November 27, 4:00 PM · Madrid'
const oldTicket = ['Thursday, November 26, 2026', '10:00 AM', 'Madrid (UTC+01:00)']
const newTicket = ['Friday, November 27, 2026', '4:00 PM', 'Madrid (UTC+01:00)']

/** The appointments that are shown, each after its label. */
const appointments = () =>
  screen
    .queryAllByRole('definition')
    .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))

const slot = (name: string) => screen.findByRole('radio', { name })

/** Opens the page and one of its two forms. */
async function open(action: 'change' | 'cancel') {
  const view = await renderAppointment()
  await findTitle(text.booked_title)
  await view.user.click(button(text[action]))
  return view
}

async function pick({ user }: Awaited<ReturnType<typeof open>>) {
  await user.click(screen.getByRole('gridcell', { name: 'Friday, November 27, 2026' }))
  await user.click(await slot('4:00 PM'))
}

/** Opens the page, and sends another time. */
async function submitChange() {
  const view = await open('change')
  await pick(view)
  await view.user.click(button(text.submit_change))
  return view
}

/** Opens the page, and cancels with a reason. */
async function submitCancel(typed = '') {
  const view = await open('cancel')
  await fillInField(view.user, reason(), typed)
  await view.user.click(button(text.cancel))
  return view
}

/** What happens in the demo. */
const queryAgenda = () =>
  screen.queryByRole('heading', { level: 2, name: texts.en.demo_agenda.title })

const reason = () => screen.getByRole<HTMLInputElement>('textbox', { name: text.reason })

/** The visitor comes back to the tab. */
const returnToTab = () => {
  fireEvent(document, new Event('visibilitychange', { bubbles: true }))
}

const goOnline = () => {
  fireEvent(window, new Event('online'))
}

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
    expect(appointments()).toEqual(oldTicket)
    comeBack()
    await waitFor(() => {
      expect(appointments()).toEqual(newTicket)
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
    service.reply('getAppointment', { data: booked })
    await user.click(button(text.retry))
    expect(await findTitle(text.booked_title)).toHaveFocus()
    expect(queryAgenda()).toBeVisible()
  })
})

describe('another time', () => {
  /** An hour of the appointment's day, in UTC. */
  const busy = (due_time: string) => ({
    due_date: '2026-11-26',
    due_time,
    duration: '01:00',
    source_timezone: 'UTC',
    subject: 'Busy',
  })

  it('begins at the day of the appointment, whose slot is shown as the visitor’s', async () => {
    service.reply('listActivities', { data: [busy('10:00')] })
    await open('change')
    expect(await findTitle(text.change_title)).toHaveFocus()
    expect(scrolls()).toHaveLength(1)
    const own = fillIn(scheduledemo.time_yours, { time: '10:00 AM' })
    expect(await slot(own)).toBeDisabled()
    expect(await slot(fillIn(scheduledemo.time_taken, { time: '11:00 AM' }))).toBeDisabled()
    expect(await slot('12:00 PM')).toBeEnabled()
  })

  it('is looked for as if the appointment did not exist, on full days and in other months, too', async () => {
    service.reply('listActivities', { data: [{ ...busy('00:00'), duration: '24:00' }] })
    const { user } = await open('change')
    const date = formatShortDate('2026-11-27', 'en')
    await screen.findByRole('button', { name: fillIn(scheduledemo.next_free_day, { date }) })
    service.reply('listActivities', { data: [] })
    await user.click(button(scheduledemo.next_month))
    const getProofs = () =>
      service.getRequests('listActivities').map(({ authorization }) => authorization)
    // Of the day, of those after it, and of the month's.
    await waitFor(() => {
      expect(getProofs()).toEqual(Array.from({ length: 3 }, () => `Bearer ${exampleToken}`))
    })
  })

  it('cannot be one that another activity takes at exactly the time of the appointment', async () => {
    // 14:00 in Kolkata is 9:30 in Madrid.
    const inKolkata = { due_time: '14:00', source_timezone: 'Asia/Kolkata' }
    service.reply('getAppointment', { data: { ...booked, ...inKolkata } })
    service.reply('listActivities', { data: [busy('08:30')] })
    const { user } = await open('change')
    await openPicker(user, await findTimeZone())
    await user.paste('Europe/Madrid')
    await user.keyboard('{Enter}')
    for (const time of ['9:00 AM', '10:00 AM'])
      expect(await slot(fillIn(scheduledemo.time_taken, { time }))).toBeDisabled()
    expect(await slot('11:00 AM')).toBeEnabled()
  })

  it('is compared with the old one, then taken', async () => {
    service.reply('changeAppointment', { data: moved })
    const view = await open('change')
    expect(screen.getByText(text.nothing_chosen)).toBeVisible()
    await pick(view)
    expect(appointments()).toEqual([oldAppointment, newAppointment])
    await view.user.click(button(text.submit_change))
    expect(await findTitle(text.moved_title)).toHaveFocus()
    expect(getToasts()).toEqual([])
    expect(service.getRequests('changeAppointment').map(({ body }) => body)).toEqual([
      { due_date: '2026-11-27', due_time: '16:00', source_timezone: 'Europe/Madrid' },
    ])
    expect(appointments().at(-1)).toBe(oldAppointment)
  })

  it('is not called new where another tab has moved the appointment there', async () => {
    service.reply('getAppointment', { data: booked }, { data: moved })
    service.reply('changeAppointment', { data: moved })
    const view = await open('change')
    await pick(view)
    returnToTab()
    await waitFor(() => {
      expect(appointments()).toEqual([newAppointment, newAppointment])
    })
    await view.user.click(button(text.submit_change))
    expect(await findTitle(text.booked_title)).toHaveFocus()
    expect(appointments()).toEqual(newTicket)
  })

  it('cannot be on a day that has become too early while the page was open', async () => {
    const view = await open('change')
    await pick(view)
    setNow('2026-11-26T09:00:00Z')
    await view.user.click(button(text.submit_change))
    expect(screen.getByText(scheduledemo.error_date_over)).toBeVisible()
    expect(screen.getAllByRole('gridcell').find(({ tabIndex }) => tabIndex === 0)).toHaveFocus()
    expect(appointments()).toEqual([oldAppointment, text.nothing_chosen])
    expect(service.getRequests('changeAppointment')).toEqual([])
  })

  it('must be chosen', async () => {
    const { user } = await open('change')
    await user.click(button(text.submit_change))
    expect(screen.getByText(scheduledemo.error_select_datetime)).toBeVisible()
    expect(service.getRequests('changeAppointment')).toEqual([])
  })

  it('need not be taken', async () => {
    const { user } = await open('change')
    await user.click(button(text.keep_time))
    expect(await findTitle(text.booked_title)).toHaveFocus()
  })

  it('can’t be edited while it is sent, and keeps the focus', async () => {
    const respond = service.hold('changeAppointment')
    const view = await submitChange()
    const busy = button(scheduledemo.processing)
    expect(busy).toHaveAttribute('aria-disabled', 'true')
    expect(busy).toHaveFocus()
    // eslint-disable-next-line testing-library/no-node-access -- roles know nothing of `inert`
    expect(screen.getByRole('grid').closest('[inert]')).not.toBeNull()
    await view.user.click(busy)
    await view.user.click(button(text.keep_time))
    expect(button(text.keep_time)).toHaveFocus()
    expect(isAskedToStay()).toBe(true)
    respond({ data: moved })
    await findTitle(text.moved_title)
    expect(isAskedToStay()).toBe(false)
    expect(service.getRequests('changeAppointment')).toHaveLength(1)
  })

  it('keeps the focus where Enter in a time sends it', async () => {
    const respond = service.hold('changeAppointment')
    const { user } = await open('change')
    await user.click(await slot('4:00 PM'))
    await user.keyboard('{Enter}')
    expect(button(scheduledemo.processing)).toHaveFocus()
    respond({ data: moved })
    await findTitle(text.moved_title)
  })

  it('that failed is told in the language chosen meanwhile', async () => {
    const respond = service.hold('changeAppointment')
    const view = await submitChange()
    await view.switchLanguage('es')
    respond({ status: 500, error: 'no' })
    await expectToasts(texts.es.appointment.error_change)
  })

  it('that was taken meanwhile is said in place, and another can be chosen (R40)', async () => {
    service.reply('changeAppointment', { status: 409, error: 'taken' })
    const view = await submitChange()
    expect(await screen.findByText(text.error_slot_taken)).toBeVisible()
    await waitFor(() => {
      expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument()
    })
    expect(appointments()).toEqual([oldAppointment, text.nothing_chosen])
    expect(screen.getByRole('group', { name: /^Times on/ })).toHaveFocus()
    expect(getToasts()).toEqual([text.error_change])
    expect(service.getRequests('getAppointment')).toHaveLength(1)
    await view.user.click(await slot('2:00 PM'))
    expect(screen.queryByText(text.error_slot_taken)).not.toBeInTheDocument()
    const nextDay = formatDate('2026-11-27', 'en')
    await view.user.click(screen.getByRole('gridcell', { name: nextDay }))
    expect(screen.queryByText(text.error_slot_taken)).not.toBeInTheDocument()
  })

  it.each(['en', 'es'] as const)(
    'that is one too many says what to do, in %s (R58)',
    async (language) => {
      service.reply('changeAppointment', {
        status: 403,
        error: 'no',
        code: errorCodes.tooManyChanges,
      })
      const view = await submitChange()
      const { error_too_many_changes } = texts[language].appointment
      await view.switchLanguage(language)
      expect(await screen.findByText(error_too_many_changes)).toBeVisible()
      expect(screen.getByRole('link', { name: siteConfig.email })).toBeVisible()
      expect(getToasts()).toEqual([])
      expect(service.getRequests('getAppointment')).toHaveLength(1)
    },
  )

  it.each<[string, Reply, string, number]>([
    ['offline', 'networkError', text.advice_offline, 2],
    // Nothing has changed, so the appointment is not asked for again.
    ['rate limited', tooMany, text.advice_rateLimited, 1],
    ['failing', { status: 500, error: 'no' }, text.advice_failed, 2],
  ])('stays chosen where the service is %s', async (_why, reply, advice, reads) => {
    service.reply('changeAppointment', reply, { data: moved })
    const view = await open('change')
    await pick(view)
    const searches = service.getRequests('listActivities').length
    await view.user.click(button(text.submit_change))
    expect(await screen.findByText(advice)).toBeVisible()
    // That would fail, too: the usual times and their toast would take the place of what is known.
    expect(service.getRequests('listActivities')).toHaveLength(searches)
    await expectRequests(service, 'getAppointment', reads)
    expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName('4:00 PM')
    await expectToasts(text.error_change)
    await view.user.click(button(text.submit_change))
    await findTitle(text.moved_title)
  })

  it('whose answer was lost is confirmed beside the old one, without the failure', async () => {
    service.reply('changeAppointment', 'networkError')
    service.reply('getAppointment', { data: booked }, { data: moved })
    await submitChange()
    expect(await findTitle(text.moved_title)).toHaveFocus()
    expect(appointments().at(-1)).toBe(oldAppointment)
    await expectToasts()
  })

  it('whose answer was lost after its visitor has left is not called a failure, either', async () => {
    const respond = service.hold('changeAppointment')
    const view = await submitChange()
    view.rerender(
      <>
        {false}
        <Notifications />
      </>,
    )
    service.reply('getAppointment', { data: moved })
    respond('networkError')
    await expectRequests(service, 'getAppointment', 2)
    await expectToasts()
  })

  it('is confirmed once its visitor is online again', async () => {
    service.reply('changeAppointment', 'networkError')
    service.reply('getAppointment', { data: booked }, 'networkError')
    await submitChange()
    await expectToasts(text.error_change)
    service.reply('getAppointment', { data: moved })
    goOnline()
    await findTitle(text.moved_title)
    await expectToasts()
  })

  it.each([
    [409, errorCodes.cancelled, 'cancelled', text.cancelled_title],
    [409, errorCodes.past, 'past', text.past_title],
    [403, errorCodes.expiredLink, 'booked', text.expired_title],
  ] as const)('is refused with %i %s', async (status, code, state, title) => {
    service.reply('changeAppointment', { status, error: 'no', code })
    const view = await open('change')
    service.reply('getAppointment', { data: { ...booked, state } })
    await pick(view)
    await view.user.click(button(text.submit_change))
    expect(await findTitle(title)).toHaveFocus()
  })
})

describe('a cancellation', () => {
  it('needs no reason', async () => {
    service.reply('cancelAppointment', { data: cancelled })
    const { user } = await open('cancel')
    expect(await findTitle(text.cancel_title)).toHaveFocus()
    await user.click(button(text.cancel))
    expect(await findTitle(text.cancelledNow_title)).toHaveFocus()
    expect(screen.getByText(text.cancelledNow_text)).toBeVisible()
    expect(screen.getByText('10:00 AM · Madrid')).toBeVisible()
    expect(getToasts()).toEqual([])
    expect(service.getRequests('cancelAppointment').map(({ body }) => body)).toEqual([undefined])
  })

  it('tells a reason, which is kept if it fails, and where the visitor looks elsewhere', async () => {
    service.reply('cancelAppointment', 'networkError', { data: cancelled })
    const { user } = await open('cancel')
    await fillInField(user, reason(), ' I am ill ')
    await user.click(button(text.keep))
    await user.click(button(text.cancel))
    await user.click(button(text.cancel))
    expect(await screen.findByText(text.advice_offline)).toBeVisible()
    await expectToasts(text.error_cancel)
    expect(reason()).toHaveValue(' I am ill ')
    await user.click(button(text.cancel))
    await findTitle(text.cancelledNow_title)
    await expectToasts()
    expect(service.getRequests('cancelAppointment').map(({ body }) => body)).toEqual([
      { reason: 'I am ill' },
      { reason: 'I am ill' },
    ])
  })

  it('whose answer was lost is shown without the failure', async () => {
    service.reply('cancelAppointment', 'networkError')
    service.reply('getAppointment', { data: booked }, { data: cancelled })
    await submitCancel()
    expect(await findTitle(text.cancelledNow_title)).toHaveFocus()
    await expectToasts()
  })

  it('that failed stays, with its reason, if somebody else moves the demo', async () => {
    service.reply('cancelAppointment', 'networkError')
    service.reply('getAppointment', { data: booked }, { data: moved })
    await submitCancel('I am ill')
    await waitFor(() => {
      expect(appointments()).toEqual(newTicket)
    })
    expect(await findTitle(text.cancel_title)).toBeVisible()
    expect(reason()).toHaveValue('I am ill')
  })

  it('by somebody else is not told as the visitor’s, who has only opened the form', async () => {
    service.reply('getAppointment', { data: booked }, { data: cancelled })
    await open('cancel')
    goOnline()
    expect(await findTitle(text.cancelled_title)).toBeVisible()
  })

  it('counts the characters of a long reason, and refuses too many', async () => {
    const { user } = await open('cancel')
    await user.click(reason())
    await user.paste('a'.repeat(490))
    expect(
      screen.getByText(text.characters_left_other.replace('{{count, number}}', '10')),
    ).toBeVisible()
    await user.paste('a'.repeat(12))
    expect(
      screen.getByText(text.characters_over_other.replace('{{count, number}}', '2')),
    ).toBeVisible()
    await user.click(button(text.cancel))
    expect(await screen.findByText(text.error_too_long)).toBeVisible()
    expect(reason()).toHaveFocus()
    expect(service.getRequests('cancelAppointment')).toEqual([])
  })

  it('can’t be edited while it is sent', async () => {
    service.reply('cancelAppointment', 'silence')
    const { user } = await submitCancel('Ill')
    const busy = await screen.findByRole('button', { name: scheduledemo.processing })
    expect(busy).toHaveAttribute('aria-disabled', 'true')
    expect(busy).toHaveFocus()
    expect(reason()).toHaveAttribute('readonly')
    await user.click(button(text.keep))
    expect(button(text.keep)).toHaveFocus()
    expect(button(text.keep)).toHaveAttribute('aria-disabled', 'true')
  })

  it('shows the ticket that it is about outside its form, which is not printed (R67)', async () => {
    await open('cancel')
    expect(appointments()).toEqual(oldTicket)
    expect(screen.getByText('33')).toBeVisible()
    expect(screen.queryByText('33', { selector: 'form *' })).not.toBeInTheDocument()
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
      expect(appointments()).toEqual(ticket)
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
    expect(appointments()).toEqual(newTicket)
  })
})
