import { fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import enPhone from '@/content/en/phone'
import esPhone from '@/content/es/phone'
import type { Language } from '@/site/language'
import { openPicker } from '@/testing/interactions'
import { renderWithProviders } from '@/testing/renderWithProviders'
import { CountryPicker } from './CountryPicker'

interface Example {
  readonly appliesStyles?: boolean
  readonly language?: Language
  readonly initial?: string
}

async function renderPicker({
  language = 'es',
  initial = 'ES',
  appliesStyles = false,
}: Example = {}) {
  const onChange = jest.fn()
  function Host() {
    const [country, setCountry] = useState(initial)
    return (
      <CountryPicker
        value={country}
        onChange={(next) => {
          onChange(next)
          setCountry(next)
        }}
      />
    )
  }
  const view = await renderWithProviders(<Host />, {
    language,
    namespaces: ['phone'],
    appliesStyles,
  })
  return { ...view, onChange }
}

const shownCountries = () => screen.queryAllByRole('option').map((option) => option.textContent)
const getFlag = (element: HTMLElement) =>
  within(element).getByRole('presentation', { hidden: true })

describe('CountryPicker', () => {
  it('shows flag and dial code of the country, named in the site’s language', async () => {
    await renderPicker()
    const button = screen.getByRole('button', { name: 'Código de país: España, +34' })
    expect(button).toHaveTextContent('+34')
    expect(getFlag(button)).toHaveAttribute('src', '/flags/es.svg')
  })

  it.each([
    ['es', esPhone.country_code, esPhone.search_country, 'Alemania+49'],
    ['en', enPhone.country_code, enPhone.search_country, 'Germany+49'],
  ] as const)('lists the world in %s', async (language, label, placeholder, germany) => {
    const { user } = await renderPicker({ language })
    await openPicker(user)
    expect(screen.getByRole('dialog', { name: label })).toBeInTheDocument()
    expect(screen.getByPlaceholderText(placeholder)).toHaveFocus()
    expect(shownCountries().map((text) => text.replace(' ', ''))).toContain(germany)
    expect(shownCountries().length).toBeGreaterThan(230)
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('+34')
  })

  it.each([
    ['mexico', 'México +52', 'MX'],
    ['ESPAÑ', 'España +34', 'ES'],
    ['593', 'Ecuador +593', 'EC'],
    ['+598', 'Uruguay +598', 'UY'],
  ])('finds by %j %s', async (query, expected, country) => {
    const { user, onChange } = await renderPicker({ initial: 'FR' })
    await openPicker(user)
    await user.type(screen.getByRole('combobox'), query)
    expect(shownCountries()).toEqual([expected])
    await user.keyboard('{Enter}')
    expect(onChange.mock.calls).toEqual([[country]])
    expect(screen.getByRole('button')).toHaveFocus()
    expect(screen.getByRole('button')).toHaveTextContent(expected.replace(/^.* /, ''))
  })

  it('chooses the best match, also if the chosen country matches', async () => {
    const { user, onChange } = await renderPicker({ initial: 'BY' })
    await openPicker(user)
    await user.type(screen.getByRole('combobox'), 'rusia')
    expect(shownCountries()).toEqual(['Rusia +7', 'Bielorrusia +375'])
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Bielorrusia')
    await user.keyboard('{Enter}')
    expect(onChange.mock.calls).toEqual([['RU']])
  })

  it.each([
    ['es', esPhone.no_country],
    ['en', enPhone.no_country],
  ] as const)('says in %s that no country was found', async (language, expected) => {
    const { user } = await renderPicker({ language })
    await openPicker(user)
    await user.type(screen.getByRole('combobox'), 'Atlantis')
    expect(screen.getByRole('status')).toHaveTextContent(expected)
  })

  it('follows a switch of language with the same country', async () => {
    const { switchLanguage } = await renderPicker({ initial: 'DE' })
    expect(screen.getByRole('button', { name: /Alemania/ })).toBeInTheDocument()
    await switchLanguage('en')
    expect(screen.getByRole('button', { name: 'Country code: Germany, +49' })).toBeInTheDocument()
  })

  it('hides a flag that fails to load, until another country is chosen', async () => {
    const { user } = await renderPicker({ appliesStyles: true })
    const button = screen.getByRole('button')
    fireEvent.error(getFlag(button))
    expect(getFlag(button)).not.toBeVisible()

    await openPicker(user, button)
    await user.type(screen.getByRole('combobox'), 'chile{Enter}')
    expect(getFlag(button)).toHaveAttribute('src', '/flags/cl.svg')
    expect(getFlag(button)).toBeVisible()
  })
})
