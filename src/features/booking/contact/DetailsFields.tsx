import { useField, useFormikContext } from 'formik'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { TextInput } from '../../../ui/TextInput'
import { PhoneField } from '../../phone'
import type { ContactDetails } from '../domain/types'
import type { ContactErrors } from '../domain/validation'

/**
 * What is wrong with a field, once it is the visitor's turn to mend it: a wrong value when the field
 * is left, a missing one only after they tried to go on.
 */
function useFieldError(name: keyof ContactDetails): string | undefined {
  const { t } = useTranslation('scheduledemo')
  const { errors, touched, submitCount } = useFormikContext<ContactDetails>()
  const error = (errors as ContactErrors)[name]
  if (!error) return undefined
  if (error === 'error_all_fields') return submitCount > 0 ? t('field_required') : undefined
  return touched[name] ? t(error) : undefined
}

interface DetailsTextFieldProps extends Omit<ComponentProps<typeof TextInput>, 'name' | 'error'> {
  readonly name: keyof ContactDetails
}

/** A text field of the visitor's details. */
export function DetailsTextField({ name, ...rest }: DetailsTextFieldProps) {
  const [field] = useField<string>(name)
  return <TextInput {...rest} {...field} required error={useFieldError(name)} />
}

/** The phone number with its country code. */
export function DetailsPhoneField() {
  const { t } = useTranslation('scheduledemo')
  const [field] = useField<string>('phone')
  const [country, , helpers] = useField<string>('country')
  return (
    <PhoneField
      label={t('phone')}
      country={country.value}
      onCountryChange={(chosen) => {
        void helpers.setValue(chosen)
        void helpers.setTouched(true)
      }}
      inputProps={{ ...field, required: true, autoComplete: 'tel-national' }}
      error={useFieldError('phone')}
    />
  )
}
