import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import type { Language } from '@/site/language'
import { openPicker } from '@/testing/interactions'
import { mockBrowser } from '@/testing/mockBrowser'
import { renderWithProviders } from '@/testing/renderWithProviders'
import { texts } from '@/testing/texts'
import type { IsoDate, TimeZone } from '../domain/types'
import TimeZoneField from './TimeZoneField'

const { scheduledemo } = texts.en

mockBrowser({ timeZone: 'Asia/Tokyo' })

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
      <TimeZoneField
        value={timeZone}
        chosenDate={undefined}
        earliest={date}
        onChange={(chosen) => {
          onChange(chosen)
          setTimeZone(chosen)
        }}
      />
    )
  }
  const view = await renderWithProviders(<Host />, {
    language,
    namespaces: ['scheduledemo', 'time_zones'],
  })
  return { ...view, onChange }
}

const shownZones = () =>
  within(screen.getByRole('listbox'))
    .getAllByRole('option')
    .map((option) => option.textContent)

describe('TimeZoneField', () => {
  it('offers the visitor’s zone and the fifteen common ones with their offsets', async () => {
    const { user } = await renderPicker()
    await openPicker(user, screen.getByRole('button', { name: 'Zona horaria: Tokio, UTC+09:00' }))
    expect(shownZones()).toEqual([
      'Tokio UTC+09:00',
      'Madrid UTC+01:00',
      'Islas Canarias UTC+00:00',
      'Londres UTC+00:00',
      'UTC UTC+00:00',
      'Nueva York UTC−05:00',
      'Chicago UTC−06:00',
      'Los Ángeles UTC−08:00',
      'Ciudad de México UTC−06:00',
      'Bogotá UTC−05:00',
      'Lima UTC−05:00',
      'Caracas UTC−04:00',
      'Santiago UTC−03:00',
      'Buenos Aires UTC−03:00',
      'São Paulo UTC−03:00',
      'Montevideo UTC−03:00',
    ])
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Tokio')
  })

  it('shows the offset on the given date', async () => {
    await renderPicker({ language: 'en', value: 'Europe/Madrid', date: '2026-07-16' })
    expect(screen.getByRole('button', { name: 'Time zone: Madrid, UTC+02:00' })).toBeInTheDocument()
  })

  it('searches all zones and lists the chosen one', async () => {
    const warn = jest.spyOn(console, 'warn')
    const { user, onChange } = await renderPicker({ language: 'en' })
    await openPicker(user)
    expect(screen.getByRole('combobox', { name: scheduledemo.timezone_search })).toHaveFocus()
    await user.paste('auckland')
    expect(shownZones()).toEqual(['Auckland UTC+13:00'])
    await user.keyboard('{Enter}')
    expect(onChange.mock.calls).toEqual([['Pacific/Auckland']])

    await user.click(screen.getByRole('button', { name: 'Time zone: Auckland, UTC+13:00' }))
    expect(shownZones().slice(0, 3)).toEqual([
      'Tokyo UTC+09:00',
      'Auckland UTC+13:00',
      'Madrid UTC+01:00',
    ])
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Auckland')
    // A zone or an hour without a name of its own is no missing text.
    expect(warn).not.toHaveBeenCalled()
  })

  it('shows all zones on request, stays open and keeps the search focused', async () => {
    const { user } = await renderPicker()
    await openPicker(user)
    await user.tab()
    const showAll = screen.getByRole('button', { name: texts.es.scheduledemo.timezone_show_all })
    expect(showAll).toHaveFocus()
    await user.keyboard('{Enter}')

    const options = screen.getAllByRole('option')
    expect(options.length).toBeGreaterThan(400)
    expect(showAll).not.toBeInTheDocument()
    expect(screen.getByRole('combobox')).toHaveFocus()
    const [selected, ...others] = options.filter(({ ariaSelected }) => ariaSelected === 'true')
    expect(selected).toHaveTextContent('Tokio')
    expect(others).toEqual([])
  })

  it.each([
    ['es', 'No se encontraron zonas horarias que coincidan con Atlantis'],
    ['en', 'No time zones match Atlantis'],
  ] as const)('says in %s that no zone matches', async (language, expected) => {
    const { user } = await renderPicker({ language })
    await openPicker(user)
    await user.paste('Atlantis')
    expect(screen.getByRole('status')).toHaveTextContent(expected)
  })
})
