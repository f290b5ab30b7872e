import { useField, useFormikContext } from 'formik'
import type { ComponentProps } from 'react'
import { TextArea } from '../../ui/TextArea'
import { TextInput } from '../../ui/TextInput'
import { PhoneField } from '../phone'
import type { DetailsErrorKey } from './domain/errors'

/** Words an error in the form's own dictionary. */
export type Explain = (
  error: Exclude<DetailsErrorKey, 'error_all_fields'> | 'field_required',
) => string

/**
 * What is wrong with a field, once it is the visitor's turn to mend it: a wrong value when the field
 * is left, a missing one only after they tried to go on.
 */
function useFieldError(name: string, explain: Explain): string | undefined {
  const { errors, touched, submitCount } = useFormikContext<Record<string, string>>()
  const error = errors[name] as DetailsErrorKey | undefined
  if (!error) return undefined
  if (error === 'error_all_fields') return submitCount > 0 ? explain('field_required') : undefined
  return touched[name] ? explain(error) : undefined
}

interface DetailsField {
  readonly name: string
  readonly explain: Explain
}

/** A line of text of the visitor's details. */
export function DetailsTextField({
  name,
  explain,
  ...rest
}: DetailsField & Omit<ComponentProps<typeof TextInput>, 'name' | 'error'>) {
  const [field] = useField<string>(name)
  return <TextInput {...rest} {...field} error={useFieldError(name, explain)} />
}

/** Several lines of text. */
export function DetailsTextArea({
  name,
  explain,
  ...rest
}: DetailsField & Omit<ComponentProps<typeof TextArea>, 'name' | 'error'>) {
  const [field] = useField<string>(name)
  return <TextArea {...rest} {...field} error={useFieldError(name, explain)} />
}

/** The phone number with its country code. */
export function DetailsPhoneField({
  explain,
  label,
  ...rest
}: Pick<DetailsField, 'explain'> & { readonly label: string } & ComponentProps<'input'>) {
  const [field] = useField<string>('phone')
  const [country, , helpers] = useField<string>('country')
  return (
    <PhoneField
      label={label}
      country={country.value}
      onCountryChange={(chosen) => {
        void helpers.setValue(chosen)
        void helpers.setTouched(true)
      }}
      inputProps={{ ...rest, ...field, required: true, autoComplete: 'tel-national' }}
      error={useFieldError('phone', explain)}
    />
  )
}
