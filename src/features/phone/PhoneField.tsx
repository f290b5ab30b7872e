import type { ComponentProps } from 'react'
import { TextInput } from '../../ui/TextInput'
import { CountryPicker } from './CountryPicker'

interface PhoneFieldProps {
  readonly label: string
  /** ISO 3166 code of the country whose dial code stands before the number. */
  readonly country: string
  readonly onCountryChange: (country: string) => void
  readonly inputProps: ComponentProps<'input'>
  readonly error?: string | undefined
}

/** A phone number with its dial code, as one control. */
export function PhoneField({
  label,
  country,
  onCountryChange,
  inputProps,
  error,
}: PhoneFieldProps) {
  return (
    <TextInput
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      {...inputProps}
      label={label}
      error={error}
      leading={<CountryPicker value={country} onChange={onCountryChange} />}
    />
  )
}
