import { createTheme } from '@mui/material/styles'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { fillIn } from '@/i18n/fillIn'
import { formatDate, formatShortDate } from '@/i18n/format'
import { languageSwitched } from '@/i18n/languageSlice'
import { languages } from '@/site/language'
import { createListedActivity } from '@/testing/contactServiceExamples'
import { startContactServiceServer, type Reply } from '@/testing/contactServiceServer'
import { expectToasts, getToasts, openPicker } from '@/testing/interactions'
import { mockBrowser } from '@/testing/mockBrowser'
import { texts } from '@/testing/texts'
import { breakpoints } from '@/theme/scales'
import { availabilityRequests } from '../testing/example'
import { button, findStep, findTimeZone } from '../testing/renderWizard'
import type { MonthGrid } from './MonthGrid'
import {
  chosenDay,
  day,
  findTimes,
  renderStep,
  shownTimes,
  timeZone,
  times,
} from './testing/renderStep'

const { scheduledemo } = texts.en
let mockMonths = 0
jest.mock('./MonthGrid', () => {
  const actual = jest.requireActual<{ MonthGrid: typeof MonthGrid }>('./MonthGrid')
  return {
    MonthGrid: (props: ComponentProps<typeof MonthGrid>) => {
      mockMonths++
      return actual.MonthGrid(props)
    },
  }
})

const device = mockBrowser()
const service = startContactServiceServer()

const narrow = createTheme({ breakpoints }).breakpoints.down('md').replace('@media ', '')

const thursday = 'Thursday, November 26, 2026'
const friday = 'Friday, November 27, 2026'
const askedDays = () => service.getRequests('listActivities').map(({ query }) => query.start_date)

describe('the first step', () => {
  it('begins with the visitor’s zone and nothing chosen', async () => {
    await renderStep(service)
    expect(timeZone()).toHaveAccessibleName('Time zone: Madrid, UTC+01:00')
    expect(chosenDay()).not.toBeInTheDocument()
    expect(shownTimes()).toEqual([])
    expect(screen.getByText(scheduledemo.earliest_note)).toBeVisible()
  })

  it('has Madrid’s zone if the browser reports none', async () => {
    device.setTimeZone(undefined)
    await renderStep(service)
    expect(timeZone()).toHaveAccessibleName('Time zone: Madrid, UTC+01:00')
  })

  it('returns to the home page by Cancel (R25)', async () => {
    await renderStep(service)
    expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/')
    expect(screen.queryByRole('button', { name: 'Previous' })).not.toBeInTheDocument()
  })

  it('continues to step 2 with a date and a time', async () => {
    const { chooseDay, chooseTime, user, store } = await renderStep(service)
    await chooseDay(thursday)
    await chooseTime('10:00 AM')
    await user.click(button('Continue'))
    expect(await findStep(scheduledemo.step_2_title)).toHaveFocus()
    expect(store.getState().booking).toMatchObject({ date: '2026-11-26', time: '10:00' })
    expect(service.getRequests('createPerson')).toEqual([])
  })

  it('keeps the zone of a chosen time if the device changes its own', async () => {
    const { chooseDay, chooseTime, user } = await renderStep(service)
    await chooseDay(thursday)
    await chooseTime('10:00 AM')
    device.setTimeZone('America/Caracas')
    await user.click(button('Continue'))
    await findStep(scheduledemo.step_2_title)
    const summary = screen.getByRole('region', { name: scheduledemo.your_appointment })
    expect(summary).toHaveTextContent('10:00 AM')
    expect(summary).toHaveTextContent('Madrid (UTC+01:00)')
  })
})

it('the calendar renders for the focus and the choice of a day, and not again with its times', async () => {
  const { chooseDay } = await renderStep(service)
  mockMonths = 0
  await chooseDay(thursday)
  await findTimes()
  // Strict mode renders twice.
  expect(mockMonths).toBe(2 * 2)
})

describe('the available dates', () => {
  it.each([
    ['2026-11-17T22:59:00Z', 'Thursday, November 19, 2026'],
    ['2026-11-17T23:00:00Z', 'Friday, November 20, 2026'],
  ])('count today in the visitor’s zone: at %s from %s on (R19)', async (now, earliest) => {
    device.setNow(now)
    await renderStep(service)
    const bookable = screen
      .getAllByRole('gridcell')
      .filter((cell) => cell.ariaDisabled === 'false')
      .map((cell) => cell.ariaLabel)
    expect(bookable[0]).toBe(earliest)
  })
})

describe('Continue without a day or a time', () => {
  it.each(languages)('says in %s what is missing', async (language) => {
    const text = texts[language].scheduledemo
    const { user } = await renderStep(service, { language })
    await user.click(button(text.continue))
    expect(screen.getByText(text.error_select_datetime)).toHaveAttribute('role', 'alert')
  })

  it('leads to the calendar where the day is missing, and describes it', async () => {
    const { user } = await renderStep(service)
    await user.click(button('Continue'))
    const tabStop = screen.getAllByRole('gridcell').find(({ tabIndex }) => tabIndex === 0)
    expect(tabStop).toHaveFocus()
    expect(tabStop).toBeInvalid()
    expect(screen.getByRole('grid')).toHaveAccessibleDescription(scheduledemo.error_select_datetime)
  })

  it('leads to the first available time where that is missing, and describes it', async () => {
    const { user, chooseDay } = await renderStep(service)
    await chooseDay(thursday)
    await findTimes()
    await user.click(button('Continue'))
    expect(screen.getAllByRole('radio').find((radio) => !radio.matches(':disabled'))).toHaveFocus()
    const times = screen.getByRole('radiogroup', { name: scheduledemo.times })
    expect(times).toHaveAttribute('aria-invalid', 'true')
    expect(times).toHaveAccessibleDescription(scheduledemo.error_select_datetime)
    expect(screen.getByRole('grid')).not.toHaveAccessibleDescription()
  })

  it('is told until what is missing is chosen, and not again of what is chosen next', async () => {
    const { user, chooseDay, chooseTime, chooseTimeZone } = await renderStep(service)
    const missing = () => screen.queryByText(scheduledemo.error_select_datetime)
    const choices = [
      () => chooseDay(thursday),
      () => chooseDay(friday),
      () => chooseTimeZone('Tokyo'),
      () => chooseTime('10:00 AM'),
    ]
    for (const choose of choices) {
      await user.click(button('Continue'))
      expect(missing()).toBeVisible()
      await choose()
      expect(missing()).not.toBeInTheDocument()
    }
    await chooseDay(thursday)
    expect(missing()).not.toBeInTheDocument()
  })

  it('is gone when a phone scrolls to the times of the chosen day, so that they stay where it stops', async () => {
    device.setPreferences([narrow])
    const { user } = await renderStep(service)
    await user.click(button('Continue'))
    const focusedDay = day('Tuesday, December 1, 2026')
    // A tap moves no focus.
    act(() => {
      focusedDay.blur()
    })
    const errors: unknown[] = []
    jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {
      errors.push(screen.queryByText(scheduledemo.error_select_datetime))
    })
    fireEvent.click(focusedDay)
    expect(errors).toEqual([null])
    await findTimes()
  })
})

it('dates and times stay in the language of their texts while those of another load', async () => {
  const { store, chooseDay } = await renderStep(service)
  await chooseDay(thursday)
  await findTimes()
  const getStep = () => [
    screen.getByRole('grid').textContent,
    ...screen.getAllByRole('gridcell').map(({ ariaLabel }) => ariaLabel),
    ...screen.getAllByRole('columnheader').map((header) => header.getAttribute('abbr')),
    screen.getByRole('heading', { level: 3 }).textContent,
    times().textContent,
    ...shownTimes(),
  ]
  const english = getStep()
  act(() => void store.dispatch(languageSwitched('es')))
  expect(getStep()).toEqual(english)
  expect(
    await screen.findByRole('gridcell', { name: formatDate('2026-11-26', 'es') }),
  ).toBeVisible()
})

describe('another day', () => {
  it('clears the time and loads its slots', async () => {
    const { chooseDay, chooseTime, store } = await renderStep(service)
    await chooseDay(thursday)
    await chooseTime('10:00 AM')
    await chooseDay(friday)
    expect(chosenDay()).toHaveAccessibleName(friday)
    expect(store.getState().booking?.time).toBeUndefined()
    await findTimes()
    expect(shownTimes().some((time) => time.includes('*'))).toBe(false)
    const month = '2026-11-01'
    // The first two are those for the free days of the shown months, before a day is chosen.
    const shownMonths = ['2026-11-30', '2026-11-25']
    expect(askedDays()).toEqual([...shownMonths, '2026-11-25', month, '2026-11-26', month])
  })
})

describe('a switch of language', () => {
  it('keeps day, time and zone, and sends nothing', async () => {
    const { chooseTimeZone, chooseDay, chooseTime, switchLanguage } = await renderStep(service)
    await chooseTimeZone('bogota')
    await chooseDay(thursday)
    await chooseTime('10:00 AM')
    const sent = service.requests.length
    await switchLanguage('es')
    expect(chosenDay()).toHaveAccessibleName('jueves, 26 de noviembre de 2026')
    expect(timeZone()).toHaveAccessibleName('Zona horaria: Bogotá, UTC−05:00')
    expect(shownTimes()).toContain('* 10:00')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(texts.es.scheduledemo.title)
    expect(service.requests).toHaveLength(sent)
  })
})

describe('a choice of a time zone', () => {
  beforeEach(() => {
    // Late on Tuesday in Madrid, already Wednesday in Auckland, where the earliest date is a Friday.
    device.setNow('2026-11-24T20:00:00Z')
  })

  const chosen = { booking: { date: '2026-11-26', time: '10:00' } }
  const chosenTime = () => shownTimes().filter((time) => time.startsWith('*'))

  describe('in which the date is still allowed (R24)', () => {
    it('keeps the date, clears the time and loads the times of that zone', async () => {
      const data = [createListedActivity({ due_date: '2026-11-26', due_time: '15:00' })]
      service.reply('listActivities', { data })
      const { chooseTimeZone } = await renderStep(service, chosen)
      expect(await findTimes()).toContain('x 3:00 PM, taken')
      expect(chosenTime()).toEqual(['* 10:00 AM'])

      await chooseTimeZone('bogota')
      expect(timeZone()).toHaveAccessibleName('Time zone: Bogotá, UTC−05:00')
      expect(chosenDay()).toHaveAccessibleName('Thursday, November 26, 2026')
      expect(await findTimes()).toContain('x 9:00 AM, taken')
      expect(chosenTime()).toEqual([])
      expect(service.getRequests('listActivities').map(({ query }) => query)).toMatchObject([
        { start_date: '2026-11-25', end_date: '2026-11-26' },
        { start_date: '2026-11-25', end_date: '2026-11-26' },
      ])
    })

    it.each([
      ['en', 'Time zone changed: Bogotá. We’ve reloaded the times for your zone.'],
      ['es', 'Zona horaria cambiada: Bogotá. Volvimos a cargar los horarios para tu zona.'],
    ] as const)('says so in %s', async (language, notice) => {
      const { chooseTimeZone } = await renderStep(service, { ...chosen, language })
      await chooseTimeZone('bogota')
      await expectToasts(notice)
    })
  })

  describe('in which the date is no longer allowed (R24)', () => {
    it.each([
      ['en', 'Time zone changed: Auckland'],
      ['es', 'Zona horaria cambiada: Auckland'],
    ] as const)('shows in %s neither day nor slots, and says why', async (language, notice) => {
      const { choose_date_first, error_date_over } = texts[language].scheduledemo
      const { chooseTimeZone } = await renderStep(service, { ...chosen, language })
      await findTimes()
      await chooseTimeZone('auckland')
      expect(chosenDay()).not.toBeInTheDocument()
      expect(shownTimes()).toEqual([])
      expect(screen.getByText(choose_date_first)).toBeVisible()
      expect(screen.getByText(error_date_over)).toBeVisible()
      expect(timeZone()).toHaveFocus()
      await expectToasts(notice)
    })

    it('shows the day again, without a time, in the zone that it was chosen in', async () => {
      const { chooseTimeZone } = await renderStep(service, chosen)
      await findTimes()
      await chooseTimeZone('auckland')
      await chooseTimeZone('madrid')
      expect(chosenDay()).toHaveAccessibleName('Thursday, November 26, 2026')
      expect(screen.queryByText(scheduledemo.error_date_over)).not.toBeInTheDocument()
      expect(await findTimes()).toHaveLength(9)
      expect(chosenTime()).toEqual([])
      await expectToasts('Time zone changed: Madrid. We’ve reloaded the times for your zone.')
    })

    it('leads on a phone to the calendar, and to the times of the day that is shown again', async () => {
      device.setPreferences([narrow])
      const { user } = await renderStep(service, chosen)
      await findTimes()
      const shown = jest.spyOn(Element.prototype, 'scrollIntoView')
      const lastShown = () => shown.mock.contexts.at(-1) as Element
      const choose = async (name: string) => {
        await openPicker(user, timeZone())
        await user.paste(name)
        await user.click(screen.getByRole('option', { name: new RegExp(`^${name}`) }))
      }

      await choose('Auckland')
      await waitFor(() => {
        expect(lastShown()).toContainElement(screen.getByRole('grid'))
      })
      await choose('Madrid')
      await waitFor(() => {
        expect(lastShown()).toContainElement(times())
      })
      expect(lastShown()).not.toContainElement(screen.getByRole('grid'))
    })

    it('is told, and the day kept, also for who returns to the page', async () => {
      const { chooseTimeZone, leave, comeBack } = await renderStep(service, chosen)
      await chooseTimeZone('auckland')
      leave()
      comeBack()
      expect(await findTimeZone()).toHaveAccessibleName(/Auckland/)
      expect(screen.getByText(scheduledemo.error_date_over)).toBeVisible()
      await chooseTimeZone('madrid')
      expect(chosenDay()).toHaveAccessibleName(thursday)
    })
  })

  describe('that is chosen already', () => {
    it('changes nothing', async () => {
      const { chooseTimeZone, store } = await renderStep(service, chosen)
      await findTimes()
      await chooseTimeZone('madrid')
      expect(chosenTime()).toEqual(['* 10:00 AM'])
      expect(store.getState().booking?.timeZone).toBeUndefined()
      expect(getToasts()).toEqual([])
    })
  })
})

describe('a month without a free slot', () => {
  beforeEach(() => {
    // Early enough that the calendar opens in November.
    device.setNow('2026-11-17T09:00:00Z')
  })

  const turnMonth = async ({ user }: Awaited<ReturnType<typeof renderStep>>) =>
    user.click(button(scheduledemo.next_month))
  const getText = (month: string) => fillIn(scheduledemo.month_full, { month })

  const fill = (due_date: string, duration: string) =>
    createListedActivity({ due_date, due_time: '00:00', duration })

  it.each([
    ['the first one', 0, fill('2026-11-18', '312:00'), 'November', '2026-12-01'],
    ['another one', 1, fill('2026-11-30', '840:00'), 'December', '2027-01-04'],
  ])('says so once it is shown, and offers the first day that has one: %s', async (...row) => {
    const [, turns, meeting, month, date] = row
    service.reply('listActivities', { data: [meeting] })
    const view = await renderStep(service)
    for (let turn = 0; turn < turns; turn += 1) await turnMonth(view)
    expect(await screen.findByText(getText(`${month} 2026`))).toBeVisible()
    const name = fillIn(scheduledemo.next_free_day, { date: formatShortDate(date, 'en') })
    await view.user.click(screen.getByRole('button', { name }))
    expect(
      screen.getByRole('gridcell', { name: formatDate(date, 'en'), selected: true }),
    ).toBeVisible()
    expect(times()).toHaveFocus()
    expect(screen.queryByText(getText(`${month} 2026`))).not.toBeInTheDocument()
  })

  it('is not looked for where a day of it is chosen, which says so itself', async () => {
    await renderStep(service, { booking: { date: '2026-11-26' } })
    await findTimes()
    expect(service.getRequests('listActivities').map(({ query }) => query)).toMatchObject(
      availabilityRequests,
    )
  })

  it('is not announced of a month with a free slot, or that can’t be read', async () => {
    const refused: Reply = { status: 403, error: 'no' }
    service.reply('listActivities', { data: null }, refused)
    const view = await renderStep(service)
    for (const [index, month] of ['November 2026', 'December 2026', 'January 2027'].entries()) {
      if (index > 0) await turnMonth(view)
      await waitFor(() => {
        expect(service.getRequests('listActivities').length).toBeGreaterThan(index)
      })
      expect(screen.queryByText(getText(month))).not.toBeInTheDocument()
    }
  })
})
