import { screen } from '@testing-library/react'
import { useState } from 'react'
import esScheduledemo from '@/content/es/scheduledemo'
import { renderWithProviders } from '@/testing/renderWithProviders'
import { PhoneField } from './PhoneField'

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
    await renderField({ error: esScheduledemo.error_valid_phone })
    const input = screen.getByRole('textbox', { name: 'Teléfono' })
    expect(input).toBeInvalid()
    expect(input).toHaveAccessibleDescription(esScheduledemo.error_valid_phone)
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
