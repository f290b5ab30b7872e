import { screen, waitFor } from '@testing-library/react'
import { errorCodes } from '@/contactService/schemas/responses'
import { fillIn } from '@/i18n/fillIn'
import { formatDate, formatShortDate } from '@/i18n/format'
import { siteConfig } from '@/site/siteConfig'
import { exampleToken } from '@/testing/contactServiceExamples'
import { startContactServiceServer, type Reply } from '@/testing/contactServiceServer'
import {
  expectRequests,
  expectToasts,
  getToasts,
  isAskedToStay,
  openPicker,
} from '@/testing/interactions'
import { mockBrowser } from '@/testing/mockBrowser'
import { texts } from '@/testing/texts'
import { Notifications } from '@/ui/notifications/Notifications'
import { findTimeZone } from '../testing/renderWizard'
import {
  booked,
  button,
  findSlot,
  findTitle,
  goOnline,
  listAppointments,
  moved,
  newTicket,
  openForm,
  pickTime,
  returnToTab,
  submitChange,
  tooMany,
} from './testing/renderAppointment'

const { scrolls, setNow } = mockBrowser()
const service = startContactServiceServer()
const { appointment: text, scheduledemo } = texts.en

beforeEach(() => {
  service.reply('getAppointment', { data: booked })
})

const oldAppointment = 'Thursday, November 26, 10:00 AM · Madrid'
const newAppointment = 'Friday, November 27, 4:00 PM · Madrid'

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
    await openForm('change')
    expect(await findTitle(text.change_title)).toHaveFocus()
    expect(scrolls()).toHaveLength(1)
    const own = fillIn(scheduledemo.time_yours, { time: '10:00 AM' })
    expect(await findSlot(own)).toBeDisabled()
    expect(await findSlot(fillIn(scheduledemo.time_taken, { time: '11:00 AM' }))).toBeDisabled()
    expect(await findSlot('12:00 PM')).toBeEnabled()
  })

  it('is looked for as if the appointment did not exist, on full days and in other months, too', async () => {
    service.reply('listActivities', { data: [{ ...busy('00:00'), duration: '24:00' }] })
    const { user } = await openForm('change')
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
    const { user } = await openForm('change')
    await openPicker(user, await findTimeZone())
    await user.paste('Europe/Madrid')
    await user.keyboard('{Enter}')
    for (const time of ['9:00 AM', '10:00 AM'])
      expect(await findSlot(fillIn(scheduledemo.time_taken, { time }))).toBeDisabled()
    expect(await findSlot('11:00 AM')).toBeEnabled()
  })

  it('is compared with the old one, then taken', async () => {
    service.reply('changeAppointment', { data: moved })
    const view = await openForm('change')
    expect(screen.getByText(text.nothing_chosen)).toBeVisible()
    await pickTime(view)
    expect(listAppointments()).toEqual([oldAppointment, newAppointment])
    await view.user.click(button(text.submit_change))
    expect(await findTitle(text.moved_title)).toHaveFocus()
    expect(getToasts()).toEqual([])
    expect(service.getRequests('changeAppointment').map(({ body }) => body)).toEqual([
      { due_date: '2026-11-27', due_time: '16:00', source_timezone: 'Europe/Madrid' },
    ])
    expect(listAppointments().at(-1)).toBe(oldAppointment)
  })

  it('is not called new where another tab has moved the appointment there', async () => {
    service.reply('getAppointment', { data: booked }, { data: moved })
    service.reply('changeAppointment', { data: moved })
    const view = await openForm('change')
    await pickTime(view)
    returnToTab()
    await waitFor(() => {
      expect(listAppointments()).toEqual([newAppointment, newAppointment])
    })
    await view.user.click(button(text.submit_change))
    expect(await findTitle(text.booked_title)).toHaveFocus()
    expect(listAppointments()).toEqual(newTicket)
  })

  it('cannot be on a day that has become too early while the page was open', async () => {
    const view = await openForm('change')
    await pickTime(view)
    setNow('2026-11-26T09:00:00Z')
    await view.user.click(button(text.submit_change))
    expect(screen.getByText(scheduledemo.error_date_over)).toBeVisible()
    expect(screen.getAllByRole('gridcell').find(({ tabIndex }) => tabIndex === 0)).toHaveFocus()
    expect(listAppointments()).toEqual([oldAppointment, text.nothing_chosen])
    expect(service.getRequests('changeAppointment')).toEqual([])
  })

  it('must be chosen', async () => {
    const { user } = await openForm('change')
    await user.click(button(text.submit_change))
    expect(screen.getByText(scheduledemo.error_select_datetime)).toBeVisible()
    expect(service.getRequests('changeAppointment')).toEqual([])
  })

  it('need not be taken', async () => {
    const { user } = await openForm('change')
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
    const { user } = await openForm('change')
    await user.click(await findSlot('4:00 PM'))
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
    expect(listAppointments()).toEqual([oldAppointment, text.nothing_chosen])
    expect(screen.getByRole('group', { name: /^Times on/ })).toHaveFocus()
    expect(getToasts()).toEqual([text.error_change])
    expect(service.getRequests('getAppointment')).toHaveLength(1)
    await view.user.click(await findSlot('2:00 PM'))
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
      const { advice_tooManyChanges } = texts[language].appointment
      await view.switchLanguage(language)
      expect(await screen.findByText(advice_tooManyChanges)).toBeVisible()
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
    const view = await openForm('change')
    await pickTime(view)
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
    expect(listAppointments().at(-1)).toBe(oldAppointment)
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
    const view = await openForm('change')
    service.reply('getAppointment', { data: { ...booked, state } })
    await pickTime(view)
    await view.user.click(button(text.submit_change))
    expect(await findTitle(title)).toHaveFocus()
  })
})
