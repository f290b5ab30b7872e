import { memo } from 'react'
import { FormField, type FormFieldProps } from '@/ui/FormField'
import { CountryPicker } from './CountryPicker'

interface PhoneFieldProps extends Omit<FormFieldProps, 'startAdornment' | 'type'> {
  /** ISO 3166 code of the country whose dial code precedes the number. */
  readonly country: string
  readonly onCountryChange: (country: string) => void
}

/**
 * A text field for a phone number with a dial-code picker. `readOnly` applies to both. Memoized,
 * because Formik renders all fields of a form at each key.
 */
export const PhoneField = memo(function PhoneField({
  country,
  onCountryChange,
  ...field
}: PhoneFieldProps) {
  return (
    <FormField
      {...field}
      type="tel"
      startAdornment={
        <CountryPicker value={country} onChange={onCountryChange} isDisabled={field.readOnly} />
      }
    />
  )
})
