import { screen } from '@testing-library/react'
import { useState } from 'react'
import type { Language } from '@/site/language'
import { renderWithProviders } from '@/testing/renderWithProviders'
import { texts } from '@/testing/texts'
import type { IsoDate } from '../domain/types'
import { Calendar } from './Calendar'

const { scheduledemo } = texts.en

interface Example {
  readonly language?: Language
  readonly value?: IsoDate
  readonly earliest?: IsoDate
}

/** A Thursday: the earliest date for a visitor on Tuesday 17 November 2026. */
const thursday = '2026-11-19'
const latest = '2027-11-24'

async function renderCalendar({ language = 'en', value, earliest = thursday }: Example = {}) {
  const onSelect = jest.fn()
  function Host({ first }: { readonly first: IsoDate }) {
    const [date, setDate] = useState(value)
    return (
      <Calendar
        value={date}
        earliest={first}
        latest={latest}
        onSelect={(next) => {
          onSelect(next)
          setDate(next)
        }}
      />
    )
  }
  const view = await renderWithProviders(<Host first={earliest} />, {
    language,
    namespaces: ['scheduledemo'],
  })
  return {
    ...view,
    onSelect,
    changeEarliest: (date: IsoDate) => {
      view.rerender(<Host first={date} />)
    },
  }
}

const month = () => screen.getByRole('heading').textContent
const day = (name: string) => screen.getByRole('gridcell', { name })
const rows = () =>
  [...screen.getByRole<HTMLTableElement>('grid').rows].map((row) =>
    [...row.cells].map((cell) => cell.textContent || '·').join(' '),
  )

describe('Calendar', () => {
  it('shows the month of the earliest date, weeks from Monday in Spanish', async () => {
    await renderCalendar({ language: 'es' })
    expect(screen.getByRole('grid', { name: 'noviembre de 2026' })).toBeInTheDocument()
    expect(screen.getByRole('heading')).toHaveAttribute('aria-live', 'polite')
    expect(rows()).toEqual([
      'lun mar mié jue vie sáb dom',
      '· · · · · · 1',
      '2 3 4 5 6 7 8',
      '9 10 11 12 13 14 15',
      '16 17 18 19 20 21 22',
      '23 24 25 26 27 28 29',
      '30 · · · · · ·',
    ])
    const headers = screen.getAllByRole('columnheader').map((header) => header.getAttribute('abbr'))
    expect(headers).toEqual([
      'lunes',
      'martes',
      'miércoles',
      'jueves',
      'viernes',
      'sábado',
      'domingo',
    ])
    expect(day('jueves, 26 de noviembre de 2026')).toHaveAttribute('aria-disabled', 'false')
    expect(day('sábado, 28 de noviembre de 2026, no disponible')).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    expect(
      screen.getByRole('button', { name: texts.es.scheduledemo.previous_month }),
    ).toBeInTheDocument()
    expect(
      screen.getByRole('button', { name: texts.es.scheduledemo.next_month }),
    ).toBeInTheDocument()
  })

  it('starts weeks on Sunday in English', async () => {
    await renderCalendar()
    expect(month()).toBe('November 2026')
    expect(rows().slice(0, 2)).toEqual(['Sun Mon Tue Wed Thu Fri Sat', '1 2 3 4 5 6 7'])
    expect(screen.getAllByRole('columnheader')[0]).toHaveAttribute('abbr', 'Sunday')
  })

  it('selects available days by mouse', async () => {
    const { user, onSelect } = await renderCalendar()
    expect(screen.queryByRole('gridcell', { selected: true })).not.toBeInTheDocument()

    await user.click(day('Wednesday, November 18, 2026, not available'))
    await user.click(day('Saturday, November 28, 2026, not available'))
    expect(onSelect).not.toHaveBeenCalled()

    await user.click(day('Friday, November 27, 2026'))
    expect(onSelect.mock.calls).toEqual([['2026-11-27']])
    expect(screen.getAllByRole('gridcell', { selected: true })).toEqual([
      day('Friday, November 27, 2026'),
    ])
  })

  it('has one tab stop: the chosen day, else the earliest', async () => {
    const { user } = await renderCalendar()
    await user.tab()
    await user.tab()
    await user.tab()
    expect(day('Thursday, November 19, 2026')).toHaveFocus()
    await user.tab()
    expect(document.body).toHaveFocus()
  })

  it('opens at the month of the chosen day', async () => {
    const { user } = await renderCalendar({ value: '2027-02-10' })
    expect(month()).toBe('February 2027')
    await user.tab({ shift: true })
    expect(day('Wednesday, February 10, 2027')).toHaveFocus()
  })

  it('opens at the next month where few days are left, and leads back to the earliest day', async () => {
    const { user } = await renderCalendar({ earliest: '2026-11-26' })
    expect(month()).toBe('December 2026')
    expect(day('Tuesday, December 1, 2026')).toHaveAttribute('tabindex', '0')
    await user.click(screen.getByRole('button', { name: scheduledemo.previous_month }))
    expect(month()).toBe('November 2026')
    expect(day('Thursday, November 26, 2026')).toHaveAttribute('tabindex', '0')
  })

  it.each([
    ['{ArrowDown}', 'Thursday, December 24, 2026'],
    ['{Home}', 'Sunday, December 13, 2026, not available'],
    ['{Shift>}{PageUp}{/Shift}', 'Thursday, December 17, 2026'],
  ])('moves the focus with %s to %s', async (keys, expected) => {
    const { user } = await renderCalendar({ value: '2026-12-17' })
    await user.tab({ shift: true })
    await user.keyboard(keys)
    expect(day(expected)).toHaveFocus()
    expect(day(expected)).toHaveAttribute('tabindex', '0')
  })

  it('changes the month when the focus crosses its end, and back', async () => {
    const { user } = await renderCalendar({ value: '2026-11-30' })
    await user.tab({ shift: true })
    await user.keyboard('{ArrowRight}')
    expect(month()).toBe('December 2026')
    expect(day('Tuesday, December 1, 2026')).toHaveFocus()
    await user.keyboard('{ArrowLeft}')
    expect(month()).toBe('November 2026')
    expect(day('Monday, November 30, 2026')).toHaveFocus()
  })

  it('selects available days with Enter and Space', async () => {
    const { user, onSelect } = await renderCalendar()
    await user.tab({ shift: true })
    await user.keyboard('{ArrowLeft}')
    expect(day('Wednesday, November 18, 2026, not available')).toHaveFocus()
    await user.keyboard('{Enter} ')
    expect(onSelect).not.toHaveBeenCalled()

    await user.keyboard('{ArrowRight}{Enter}')
    await user.keyboard('{ArrowRight} ')
    expect(onSelect.mock.calls).toEqual([['2026-11-19'], ['2026-11-20']])
    expect(day('Friday, November 20, 2026')).toHaveAttribute('aria-selected', 'true')
    expect(day('Friday, November 20, 2026')).toHaveFocus()
  })

  it('goes back no further than the month of the earliest date', async () => {
    const { user } = await renderCalendar({ earliest: '2026-12-01' })
    expect(screen.getByRole('button', { name: scheduledemo.previous_month })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await user.click(screen.getByRole('button', { name: scheduledemo.previous_month }))
    await user.tab({ shift: true })
    await user.tab({ shift: true })
    await user.tab({ shift: true })
    await user.tab({ shift: true })
    await user.keyboard('{ArrowLeft}{PageUp}{ArrowUp}')
    expect(month()).toBe('December 2026')
    expect(day('Tuesday, December 1, 2026')).toHaveAttribute('tabindex', '0')
  })

  it('goes on no further than the month of the latest date', async () => {
    const { user, onSelect } = await renderCalendar({ value: '2027-10-26' })
    const next = screen.getByRole('button', { name: 'Next month' })
    await user.click(next)
    expect(month()).toBe('November 2027')
    expect(next).toHaveAttribute('aria-disabled', 'true')
    await user.click(next)
    await user.tab()
    await user.keyboard('{PageDown}')
    expect(month()).toBe('November 2027')
    expect(day('Wednesday, November 24, 2027')).toHaveFocus()
    await user.click(day('Thursday, November 25, 2027, not available'))
    expect(onSelect).not.toHaveBeenCalled()
  })

  it('changes the month by button, which keeps the focus, and keeps a tab stop in the grid', async () => {
    const { user, onSelect } = await renderCalendar()
    const previous = screen.getByRole('button', { name: scheduledemo.previous_month })
    await user.click(screen.getByRole('button', { name: 'Next month' }))
    expect(month()).toBe('December 2026')
    expect(previous).toHaveAttribute('aria-disabled', 'false')
    expect(screen.getByRole('button', { name: 'Next month' })).toHaveFocus()
    expect(day('Saturday, December 19, 2026, not available')).toHaveAttribute('tabindex', '0')

    await user.click(previous)
    expect(month()).toBe('November 2026')
    expect(previous).toHaveFocus()
    expect(onSelect).not.toHaveBeenCalled()
  })

  it('leaves a month that a change of zone makes unavailable', async () => {
    const { user, changeEarliest } = await renderCalendar({ earliest: '2026-11-30' })
    await user.click(screen.getByRole('button', { name: scheduledemo.previous_month }))
    expect(month()).toBe('November 2026')
    changeEarliest('2026-12-01')
    expect(month()).toBe('December 2026')
    expect(day('Tuesday, December 1, 2026')).toHaveAttribute('tabindex', '0')
  })
})
