import { act, screen, waitFor, waitForElementToBeRemoved, within } from '@testing-library/react'
import { fillIn } from '@/i18n/fillIn'
import { formatDate, formatShortDate } from '@/i18n/format'
import { languages } from '@/site/language'
import { createListedActivity } from '@/testing/contactServiceExamples'
import { startContactServiceServer, type Reply } from '@/testing/contactServiceServer'
import { stubServiceUrls } from '@/testing/contactServiceStore'
import { expectRequests, expectToasts, getToasts } from '@/testing/interactions'
import { mockBrowser } from '@/testing/mockBrowser'
import { renderWithProviders } from '@/testing/renderWithProviders'
import { texts } from '@/testing/texts'
import { availabilityApi } from '../availabilityApi'
import { button } from '../testing/renderWizard'
import DaySlots from './DaySlots'
import { findTimes, renderStep, shownTimes, times, timeZone } from './testing/renderStep'

const { nav, scheduledemo } = texts.en
const device = mockBrowser()
const service = startContactServiceServer()

const chosenDate = { booking: { date: '2026-11-26' } }
const busy = (due_time: string, duration = '01:00'): Reply => ({
  data: [createListedActivity({ due_date: '2026-11-26', due_time, duration })],
})
const wholeDay = busy('09:00', '09:00')
const refused: Reply = { status: 403, error: 'no' }

/** Is there from the start: screen readers miss one that appears with its text. */
const liveRegion = () => within(times()).getByRole('status')

describe('the times of a day', () => {
  it('appear only for a chosen date', async () => {
    await renderStep(service)
    expect(times()).toHaveAccessibleName(scheduledemo.times)
    expect(screen.getByText(scheduledemo.choose_date_first)).toBeVisible()
    expect(shownTimes()).toEqual([])
    expect(liveRegion()).toBeEmptyDOMElement()
  })

  it('are announced while loading', async () => {
    service.reply('listActivities', 'silence')
    await renderStep(service, chosenDate)
    await screen.findByText(scheduledemo.loading_times)
    expect(liveRegion()).toHaveTextContent(scheduledemo.loading_times)
    expect(shownTimes()).toEqual([])
  })

  it('say which are free and which are taken', async () => {
    service.reply('listActivities', busy('12:00', '02:00'))
    await renderStep(service, chosenDate)
    expect(await findTimes()).toEqual([
      '9:00 AM',
      '10:00 AM',
      '11:00 AM',
      'x 12:00 PM, taken',
      'x 1:00 PM, taken',
      '2:00 PM',
      '3:00 PM',
      '4:00 PM',
      '5:00 PM',
    ])
    expect(times()).toHaveAccessibleName('Times on Thursday, November 26')
    expect(liveRegion()).toHaveTextContent('7 available times')
    expect(getToasts()).toEqual([])
  })

  it('are shown in Spanish on a 24-hour clock', async () => {
    service.reply('listActivities', busy('10:00', '08:00'))
    await renderStep(service, { ...chosenDate, language: 'es' })
    expect((await findTimes()).slice(0, 2)).toEqual(['09:00', 'x 10:00, ocupado'])
    expect(times()).toHaveAccessibleName('Horarios del jueves, 26 de noviembre')
    expect(liveRegion()).toHaveTextContent('1 horario libre')
  })

  it('can be chosen one at a time, unless taken', async () => {
    service.reply('listActivities', busy('09:00'))
    const { chooseTime, store } = await renderStep(service, chosenDate)
    await chooseTime('9:00 AM, taken')
    expect(store.getState().booking?.time).toBeUndefined()
    await chooseTime('10:00 AM')
    await chooseTime('5:00 PM')
    expect(shownTimes().filter((time) => time.startsWith('*'))).toEqual(['* 5:00 PM'])
  })
})

describe('a chosen time that turns out to be taken', () => {
  it('is given up, and the visitor is told (R40)', async () => {
    service.reply('listActivities', refused)
    const { user, chooseTime, store } = await renderStep(service, chosenDate)
    await chooseTime('11:00 AM')
    const respond = service.hold('listActivities')
    await user.click(button(scheduledemo.retry_times))
    // The pressed button has given the focus to the times.
    act(() => {
      timeZone().focus()
    })
    respond(busy('11:00'))
    await expectToasts(scheduledemo.slotTaken_title)
    expect(shownTimes()).toContain('x 11:00 AM, taken')
    expect(store.getState().booking?.time).toBeUndefined()
    const told = () => screen.queryByText(scheduledemo.error_slot_taken)
    expect(told()).toBeVisible()
    expect(times()).toHaveFocus()
    await chooseTime('1:00 PM')
    expect(told()).not.toBeInTheDocument()
  })

  it('leaves the focus of a visitor who is elsewhere', async () => {
    service.reply('listActivities', busy('15:00'), busy('10:00'))
    const view = await renderStep(service, {
      booking: { ...chosenDate.booking, time: '10:00', timeZone: 'Europe/Madrid' },
    })
    await findTimes()
    view.leave()
    device.setNow('2026-11-24T09:05:00Z')
    view.comeBack()
    await expectToasts(scheduledemo.slotTaken_title)
    expect(document.body).toHaveFocus()
  })
})

describe('the tab stop of the times', () => {
  const getTabStops = async () => {
    await findTimes()
    return screen
      .getAllByRole<HTMLInputElement>('radio')
      .filter(({ tabIndex }) => tabIndex === 0)
      .map(({ ariaLabel }) => ariaLabel)
  }

  it.each([
    ['the first', busy('17:00'), undefined, '9:00 AM'],
    ['the first that is free', busy('09:00', '02:00'), undefined, '11:00 AM'],
    ['the chosen one', busy('09:00'), '14:00', '2:00 PM'],
    ['the first that is free, if the chosen one is taken', busy('09:00'), '09:00', '10:00 AM'],
  ])('is %s', async (_which, reply, time, expected) => {
    service.reply('listActivities', reply)
    await renderStep(service, { booking: { ...chosenDate.booking, time } })
    expect(await getTabStops()).toEqual([expected])
  })

  it('is the first again after a change of zone', async () => {
    const { chooseTime, chooseTimeZone } = await renderStep(service, chosenDate)
    await chooseTime('5:00 PM')
    expect(await getTabStops()).toEqual(['5:00 PM'])
    await chooseTimeZone('bogota')
    expect(await getTabStops()).toEqual(['9:00 AM'])
  })

  it('is none on a full day', async () => {
    service.reply('listActivities', wholeDay)
    await renderStep(service, chosenDate)
    expect(await getTabStops()).toEqual([])
  })
})

describe('a day without free slots (R26)', () => {
  it.each(languages)('says so in %s, in a toast and in the list', async (language) => {
    const text = texts[language].scheduledemo.no_available_times
    service.reply('listActivities', wholeDay)
    await renderStep(service, { ...chosenDate, language })
    expect(await findTimes()).toHaveLength(9)
    expect(times()).toHaveTextContent(text)
    await expectToasts(text)
    expect(shownTimes().every((time) => time.startsWith('x'))).toBe(true)
  })
})

describe('a day without slots (R26)', () => {
  it('says so in the list, without a toast', async () => {
    service.reply('listActivities', busy('10:00'))
    const { store } = await renderStep(service, chosenDate)
    await findTimes()
    const arg = { date: '2026-11-26', timeZone: 'Europe/Madrid' }
    const { upsertQueryEntries } = availabilityApi.util
    store.dispatch(upsertQueryEntries([{ endpointName: 'getAvailability', arg, value: [] }]))
    await waitFor(() => {
      expect(shownTimes()).toEqual([])
    })
    expect(times()).toHaveTextContent(scheduledemo.no_available_times)
    expect(getToasts()).toEqual([])
  })
})

describe('a calendar that cannot be loaded (R26)', () => {
  it.each([
    ['en', ['9:00 AM', 'x 10:00 AM', '11:00 AM', 'x 12:00 PM', '1:00 PM']],
    ['es', ['09:00', 'x 10:00', '11:00', 'x 12:00', '13:00']],
  ] as const)('is a banner, a toast and the usual times in %s', async (language, first) => {
    const { error_scheduling, times_failed } = texts[language].scheduledemo
    service.reply('listActivities', refused)
    await renderStep(service, { ...chosenDate, language })
    expect((await findTimes()).slice(0, 5)).toEqual(first)
    const banner = screen.getAllByRole('alert').find((alert) => times().contains(alert))
    expect(banner).toHaveTextContent(`${error_scheduling}${times_failed}`)
    await expectToasts(error_scheduling)
  })

  it('offers fallback slots that can be chosen', async () => {
    service.reply('listActivities', refused)
    const { chooseTime, user } = await renderStep(service, chosenDate)
    await chooseTime('11:00 AM')
    await user.click(button('Continue'))
    expect(screen.getByRole('heading', { name: scheduledemo.step_2_title })).toBeVisible()
  })

  it('can be reloaded', async () => {
    service.reply('listActivities', refused, busy('10:00'))
    const { user } = await renderStep(service, chosenDate)
    await findTimes()
    await waitFor(() => {
      expect(getToasts()).toHaveLength(1)
    })
    await user.click(button(scheduledemo.retry_times))
    expect(times()).toHaveFocus()
    await expectToasts()
    expect(await screen.findByText('8 available times')).toBeInTheDocument()
    expect(screen.queryByText(scheduledemo.times_failed)).not.toBeInTheDocument()
  })

  it('shows a toast for each failure, but not again when the language changes', async () => {
    service.reply('listActivities', refused)
    const { user, switchLanguage } = await renderStep(service, chosenDate)
    const close = () => screen.findByRole('button', { name: nav.close_notification })
    await user.click(await close())
    await waitForElementToBeRemoved(() =>
      screen.queryByRole('button', { name: nav.close_notification }),
    )
    await switchLanguage('es')
    expect(times()).toHaveTextContent(texts.es.scheduledemo.times_failed)
    expect(getToasts()).toEqual([])
    await user.click(button(texts.es.scheduledemo.retry_times))
    await waitFor(() => {
      expect(getToasts()).toHaveLength(1)
    })
  })
})

test('reloads a day that the visitor returns to after five minutes', async () => {
  service.reply('listActivities', busy('10:00'), busy('11:00'))
  const { leave, comeBack } = await renderStep(service, chosenDate)
  expect(await findTimes()).toContain('x 10:00 AM, taken')
  leave()
  comeBack()
  expect(await findTimes()).toContain('x 10:00 AM, taken')
  leave()
  device.setNow('2026-11-24T09:05:00Z')
  comeBack()
  await waitFor(() => {
    expect(shownTimes()).toContain('x 11:00 AM, taken')
  })
  expect(service.getRequests('listActivities')).toHaveLength(2)
})

describe('12 or 24 hours (R55, R9)', () => {
  it.each([
    ['en', ['es', 'en-GB'], '09:00'],
    ['en', ['es-ES'], '9:00 AM'],
    ['es', ['es-ES', 'en-US'], '09:00'],
    ['es', ['es-CO'], '9:00 a. m.'],
  ] as const)('in %s follow the device’s own %j', async (language, languages, first) => {
    device.setLanguages(languages)
    await renderStep(service, { ...chosenDate, language })
    expect((await findTimes())[0]?.replace(/\s/gu, ' ')).toBe(first)
  })

  it('can be switched, stay so, and are kept in memory alone', async () => {
    const { user, store, switchLanguage } = await renderStep(service, chosenDate)
    await findTimes()
    const group = within(screen.getByRole('group', { name: scheduledemo.times_format }))
    expect(group.getByRole('button', { pressed: true })).toBe(button(scheduledemo.times_h12))
    await user.click(button(scheduledemo.times_h23))
    expect(shownTimes().at(-1)).toBe('17:00')
    expect(button(scheduledemo.times_h23)).toHaveFocus()
    await user.click(button(scheduledemo.times_h23))
    expect(group.getByRole('button', { pressed: true })).toBe(button(scheduledemo.times_h23))
    await switchLanguage('es')
    await user.click(button(texts.es.scheduledemo.times_h12))
    expect(store.getState().booking?.hourCycle).toBe('h12')
    expect(window.localStorage).toHaveLength(0)
  })
})

describe('a day without a free slot', () => {
  it('offers the next day that has one, in whatever month', async () => {
    const full = [26, 27, 30].map((day) =>
      createListedActivity({
        due_date: `2026-11-${day}`,
        due_time: '09:00',
        duration: '09:00',
      }),
    )
    service.reply('listActivities', { data: full })
    const { user, store } = await renderStep(service, chosenDate)
    const date = '2026-12-01'
    const name = fillIn(scheduledemo.next_free_day, { date: formatShortDate(date, 'en') })
    await user.click(await screen.findByRole('button', { name }))
    expect(store.getState().booking?.date).toBe(date)
    const day = formatDate(date, 'en')
    expect(screen.getByRole('gridcell', { name: day, selected: true })).toBeVisible()
    expect(times()).toHaveFocus()
    expect(await findTimes()).toHaveLength(9)
  })

  it('offers none if none is found', async () => {
    service.reply('listActivities', wholeDay, refused)
    await renderStep(service, chosenDate)
    await screen.findByText(scheduledemo.no_available_times, { selector: '[role=note] *' })
    await expectRequests(service, 'listActivities', 2)
    expect(screen.queryByRole('button', { name: /^Next day/ })).not.toBeInTheDocument()
  })
})

describe('a search that takes long', () => {
  afterEach(() => {
    jest.useRealTimers()
  })

  const announcer = document.createElement('div')
  const renderDay = (date: string) => (
    <DaySlots
      date={date}
      timeZone="Europe/Madrid"
      liveRegion={announcer}
      chosen={undefined}
      errorId={undefined}
      onChoose={jest.fn()}
    />
  )

  it('says after two seconds that it goes on, and begins anew with another day', async () => {
    service.reply('listActivities', 'silence')
    jest.useFakeTimers()
    const { rerender } = await renderWithProviders(renderDay('2026-11-26'), {
      language: 'en',
      namespaces: ['scheduledemo'],
      services: stubServiceUrls,
    })
    const wait = (milliseconds: number) => {
      act(() => {
        jest.advanceTimersByTime(milliseconds)
      })
    }
    const text = () => screen.queryByText(scheduledemo.times_slow)
    wait(1_999)
    expect(text()).not.toBeInTheDocument()
    expect(announcer).toHaveTextContent(scheduledemo.loading_times)
    wait(1)
    expect(text()).toBeVisible()
    expect(announcer).toHaveTextContent(scheduledemo.times_slow)
    rerender(renderDay('2026-11-27'))
    expect(text()).not.toBeInTheDocument()
    wait(2_000)
    expect(text()).toBeVisible()
  })
})
