import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { getCountryName } from '@/i18n/countryNames'
import { useTextLanguage } from '@/i18n/useContent'
import { FormField, type FormFieldProps } from '@/ui/FormField'
import { SearchPicker } from '@/ui/SearchPicker'
import { getCountryOptions, getDialCode, searchCountries } from './domain/countries'

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

interface CountryPickerProps {
  /** ISO 3166 code. */
  readonly value: string
  readonly onChange: (country: string) => void
  readonly isDisabled?: boolean | undefined
}

/** The dial code before a phone number, chosen by country. */
export function CountryPicker({ value, onChange, isDisabled }: CountryPickerProps) {
  const { t } = useTranslation('phone')
  const language = useTextLanguage()
  const chosen = {
    country: value,
    name: getCountryName(value, language),
    dialCode: getDialCode(value),
  }

  return (
    <SearchPicker
      variant="plain"
      label={t('country_code')}
      buttonLabel={t('country_code_value', { country: chosen.name, dialCode: chosen.dialCode })}
      getOptions={() => getCountryOptions(language)}
      value={chosen}
      getKey={({ country }) => country}
      filterOptions={searchCountries}
      renderOption={({ country, name, dialCode }) => (
        <>
          <Flag country={country} />
          <span>{name}</span> <small>{dialCode}</small>
        </>
      )}
      searchPlaceholder={t('search_country')}
      getFoundText={(count) => t('countries_found', { count })}
      getNoOptionsText={() => t('no_country')}
      onChange={({ country }) => {
        onChange(country)
      }}
      isDisabled={isDisabled}
    >
      <Flag country={chosen.country} />
      <span>{chosen.dialCode}</span>
    </SearchPicker>
  )
}

/** A flag as an image, because some systems lack flag emoji. */
const Flag = ({ country }: { readonly country: string }) => (
  <img
    // Anew for each country: one that is missing is hidden, and keeps its space, so that names stay aligned.
    key={country}
    src={`/flags/${country.toLowerCase()}.svg`}
    width={24}
    height={16}
    loading="lazy"
    alt=""
    onError={({ currentTarget }) => {
      currentTarget.style.visibility = 'hidden'
    }}
  />
)
