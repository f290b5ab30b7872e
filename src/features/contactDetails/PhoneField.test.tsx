import { fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { languages, type Language } from '@/site/language'
import { openPicker } from '@/testing/interactions'
import { renderWithProviders } from '@/testing/renderWithProviders'
import { texts } from '@/testing/texts'
import { CountryPicker, PhoneField } from './PhoneField'

async function renderField({
  error,
  readOnly,
}: { readonly error?: string; readonly readOnly?: boolean } = {}) {
  function Host() {
    const [country, setCountry] = useState('ES')
    return (
      <PhoneField
        label="Teléfono"
        country={country}
        onCountryChange={setCountry}
        name="phone"
        required
        readOnly={readOnly}
        error={error}
      />
    )
  }
  return renderWithProviders(<Host />, { namespaces: ['phone'] })
}

describe('PhoneField', () => {
  it('asks for a national number behind a dial code', async () => {
    await renderField()
    const input = screen.getByRole('textbox', { name: 'Teléfono' })
    expect(input).toHaveAttribute('type', 'tel')
    expect(input).toHaveAttribute('name', 'phone')
    expect(input).toBeRequired()
  })

  it('keeps the number while the country changes, by keyboard alone', async () => {
    const { user } = await renderField()
    await user.tab()
    expect(screen.getByRole('button', { name: 'Código de país: España, +34' })).toHaveFocus()
    await user.tab()
    await user.keyboard('612 345 678')
    await user.tab({ shift: true })
    await user.keyboard('{Enter}')
    await screen.findByRole('combobox')
    await user.keyboard('argen{Enter}')
    expect(screen.getByRole('button', { name: 'Código de país: Argentina, +54' })).toHaveFocus()
    expect(screen.getByRole('textbox', { name: 'Teléfono' })).toHaveValue('612 345 678')
  })

  it('ties its error to the number', async () => {
    const error = texts.es.scheduledemo.error_valid_phone
    await renderField({ error })
    const input = screen.getByRole('textbox', { name: 'Teléfono' })
    expect(input).toBeInvalid()
    expect(input).toHaveAccessibleDescription(error)
  })

  it('can be read-only, dial code and number, and keeps the focus', async () => {
    const { user } = await renderField({ readOnly: true })
    const picker = screen.getByRole('button', { name: 'Código de país: España, +34' })
    expect(picker).toHaveAttribute('aria-disabled', 'true')
    await user.click(picker)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(picker).toHaveFocus()
    await user.keyboard('a')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await user.type(screen.getByRole('textbox', { name: 'Teléfono' }), '1')
    expect(screen.getByRole('textbox', { name: 'Teléfono' })).toHaveValue('')
  })
})

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
    ['es', 'Alemania+49'],
    ['en', 'Germany+49'],
  ] as const)('lists the world in %s', async (language, germany) => {
    const { country_code, search_country } = texts[language].phone
    const { user } = await renderPicker({ language })
    await openPicker(user)
    expect(screen.getByRole('dialog', { name: country_code })).toBeInTheDocument()
    expect(screen.getByPlaceholderText(search_country)).toHaveFocus()
    const options = screen.getAllByRole('option')
    expect(options.map(({ textContent }) => textContent.replace(' ', ''))).toContain(germany)
    expect(options.length).toBeGreaterThan(230)
    const [selected, ...others] = options.filter(({ ariaSelected }) => ariaSelected === 'true')
    expect(selected).toHaveTextContent('+34')
    expect(others).toEqual([])
  })

  it.each([
    ['mexico', 'México +52', 'MX'],
    ['ESPAÑ', 'España +34', 'ES'],
    ['593', 'Ecuador +593', 'EC'],
    ['+598', 'Uruguay +598', 'UY'],
  ])('finds by %j %s', async (query, expected, country) => {
    const { user, onChange } = await renderPicker({ initial: 'FR' })
    await openPicker(user)
    await user.paste(query)
    expect(shownCountries()).toEqual([expected])
    await user.keyboard('{Enter}')
    expect(onChange.mock.calls).toEqual([[country]])
    expect(screen.getByRole('button')).toHaveFocus()
    expect(screen.getByRole('button')).toHaveTextContent(expected.replace(/^.* /, ''))
  })

  it('chooses the best match, also if the chosen country matches', async () => {
    const { user, onChange } = await renderPicker({ initial: 'BY' })
    await openPicker(user)
    await user.paste('rusia')
    expect(shownCountries()).toEqual(['Rusia +7', 'Bielorrusia +375'])
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Bielorrusia')
    await user.keyboard('{Enter}')
    expect(onChange.mock.calls).toEqual([['RU']])
  })

  it.each(languages)('says in %s that no country was found', async (language) => {
    const { user } = await renderPicker({ language })
    await openPicker(user)
    await user.paste('Atlantis')
    expect(screen.getByRole('status')).toHaveTextContent(texts[language].phone.no_country)
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
    await user.paste('chile')
    await user.keyboard('{Enter}')
    expect(getFlag(button)).toHaveAttribute('src', '/flags/cl.svg')
    expect(getFlag(button)).toBeVisible()
  })
})
