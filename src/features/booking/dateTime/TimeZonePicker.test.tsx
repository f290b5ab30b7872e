import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import enScheduledemo from '@/content/en/scheduledemo'
import esScheduledemo from '@/content/es/scheduledemo'
import type { Language } from '@/site/language'
import { openPicker } from '@/testing/openPicker'
import { renderWithProviders } from '@/testing/renderWithProviders'
import type { IsoDate, TimeZone } from '../domain/types'
import { TimeZonePicker } from './TimeZonePicker'

interface Example {
  readonly language?: Language
  readonly value?: TimeZone
  readonly date?: IsoDate
}

async function renderPicker({
  language = 'es',
  value = 'Asia/Tokyo',
  date = '2026-11-26',
}: Example = {}) {
  const onChange = jest.fn()
  function Host() {
    const [timeZone, setTimeZone] = useState(value)
    return (
      <TimeZonePicker
        value={timeZone}
        date={date}
        deviceTimeZone="Asia/Tokyo"
        onChange={(next) => {
          onChange(next)
          setTimeZone(next)
        }}
      />
    )
  }
  const view = await renderWithProviders(<Host />, { language, namespaces: ['scheduledemo'] })
  return { ...view, onChange }
}

const shownZones = () =>
  within(screen.getByRole('listbox'))
    .getAllByRole('option')
    .map((option) => option.textContent)

describe('TimeZonePicker', () => {
  it('offers the visitor’s zone and the fifteen common ones with their offsets', async () => {
    const { user } = await renderPicker()
    await openPicker(
      user,
      screen.getByRole('button', { name: 'Zona horaria: Tokyo (Asia), UTC+09:00' }),
    )
    expect(shownZones()).toEqual([
      'Tokyo (Asia) UTC+09:00',
      'Madrid (Europe) UTC+01:00',
      'Canary (Atlantic) UTC+00:00',
      'London (Europe) UTC+00:00',
      'UTC UTC+00:00',
      'New York (America) UTC−05:00',
      'Chicago (America) UTC−06:00',
      'Los Angeles (America) UTC−08:00',
      'Mexico City (America) UTC−06:00',
      'Bogota (America) UTC−05:00',
      'Lima (America) UTC−05:00',
      'Caracas (America) UTC−04:00',
      'Santiago (America) UTC−03:00',
      'Buenos Aires (America, Argentina) UTC−03:00',
      'Sao Paulo (America) UTC−03:00',
      'Montevideo (America) UTC−03:00',
    ])
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Tokyo')
  })

  it('shows the offset on the given date', async () => {
    await renderPicker({ language: 'en', value: 'Europe/Madrid', date: '2026-07-16' })
    expect(
      screen.getByRole('button', { name: 'Time zone: Madrid (Europe), UTC+02:00' }),
    ).toBeInTheDocument()
  })

  it('searches all zones and lists the chosen one', async () => {
    const { user, onChange } = await renderPicker({ language: 'en' })
    await openPicker(user)
    await user.type(
      screen.getByRole('combobox', { name: enScheduledemo.timezone_search }),
      'auckland',
    )
    expect(shownZones()).toEqual(['Auckland (Pacific) UTC+13:00'])
    await user.keyboard('{Enter}')
    expect(onChange.mock.calls).toEqual([['Pacific/Auckland']])

    await user.click(
      screen.getByRole('button', { name: 'Time zone: Auckland (Pacific), UTC+13:00' }),
    )
    expect(shownZones().slice(0, 3)).toEqual([
      'Tokyo (Asia) UTC+09:00',
      'Auckland (Pacific) UTC+13:00',
      'Madrid (Europe) UTC+01:00',
    ])
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Auckland')
  })

  it('shows all zones on request, stays open and keeps the search focused', async () => {
    const { user } = await renderPicker()
    await openPicker(user)
    await user.tab()
    const showAll = screen.getByRole('button', { name: esScheduledemo.timezone_show_all })
    expect(showAll).toHaveFocus()
    await user.keyboard('{Enter}')

    expect(screen.getAllByRole('option').length).toBeGreaterThan(400)
    expect(showAll).not.toBeInTheDocument()
    expect(screen.getByRole('combobox')).toHaveFocus()
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Tokyo')
  })

  it.each([
    ['es', 'No se encontraron zonas horarias que coincidan con Atlantis'],
    ['en', 'No time zones match Atlantis'],
  ] as const)('says in %s that no zone matches', async (language, expected) => {
    const { user } = await renderPicker({ language })
    await openPicker(user)
    await user.type(screen.getByRole('combobox'), 'Atlantis')
    expect(screen.getByRole('status')).toHaveTextContent(expected)
  })
})
