import { useField, useFormikContext } from 'formik'
import { useCallback, useEffect, useRef } from 'react'
import { FormField, type FormFieldProps } from '@/ui/FormField'
import { isCountry } from './domain/countries'
import type { FieldDefinition, FieldKind } from './domain/fields'
import type { FieldErrorKey } from './domain/validation'
import { chosenCountryField } from './findField'
import { useIsTried } from './formErrors'
import { PhoneField } from './PhoneField'

/** Translates an error with the form's own dictionary. */
type TranslateError = (
  error: Exclude<FieldErrorKey, 'error_all_fields'> | 'field_required',
) => string

interface FormikFieldProps {
  readonly field: FieldDefinition
  readonly label: string
  readonly translateError: TranslateError
  /** Set while the form is being submitted. */
  readonly isReadOnly: boolean
  /** Translates the counter of a textarea. */
  readonly translateCount?: TranslateCount
}

/**
 * An uncontrolled field with its error from Formik. `FormikForm` writes its first value and reads what is
 * typed. If React controlled it, it would write what is typed into the attribute `value`, too: Chromium and
 * Safari restore after Back only what differs from that.
 */
export function FormikField({
  field: { name, kind, isRequired, maxLength, autoComplete },
  label,
  translateError,
  isReadOnly,
  translateCount,
}: FormikFieldProps) {
  const [{ value }] = useField<string>(name)
  const props = {
    name,
    label,
    ...useFieldError(name, translateError),
    required: isRequired,
    readOnly: isReadOnly,
    autoComplete,
  }
  if (kind === 'phone') return <FormikPhoneField {...props} />
  const helperText =
    kind === 'textarea' && translateCount
      ? countCharacters(maxLength, value, translateCount)
      : undefined
  return <FormField {...props} {...controls[kind]} helperText={helperText} />
}

const controls: Readonly<Record<Exclude<FieldKind, 'phone'>, Partial<FormFieldProps>>> = {
  text: {},
  email: { type: 'email' },
  textarea: { isMultiline: true },
}

function FormikPhoneField(props: FormFieldProps) {
  const [{ value: country }, { touched }] = useField<string>('country')
  const { setFieldValue, setFieldTouched } = useFormikContext()
  const choice = useRef<HTMLInputElement>(null)
  const changeCountry = useCallback(
    (chosen: string) => {
      void setFieldValue('country', chosen)
      void setFieldTouched('country')
    },
    [setFieldValue, setFieldTouched],
  )
  // The browser may have restored what the visitor chose before; an extension may have filled in every field.
  useEffect(() => {
    const kept = choice.current
    if (!kept) return
    if (!touched && isCountry(kept.value)) changeCountry(kept.value)
    else kept.value = touched ? country : ''
  }, [touched, country, changeCountry])
  return (
    <>
      <PhoneField {...props} country={country} onCountryChange={changeCountry} />
      <input ref={choice} type="text" name={chosenCountryField} hidden />
    </>
  )
}

/**
 * Malformed values are reported and announced on blur, missing ones only after an attempt to submit,
 * which the form announces itself.
 */
function useFieldError(name: string, translateError: TranslateError) {
  const { errors, touched } = useFormikContext<Record<string, string>>()
  const isTried = useIsTried()
  const error = errors[name] as FieldErrorKey | undefined
  if (error === 'error_all_fields') {
    const required = isTried ? translateError('field_required') : undefined
    return { isErrorAnnounced: false, error: required }
  }
  return {
    isErrorAnnounced: !isTried,
    error: error && touched[name] ? translateError(error) : undefined,
  }
}

/** The counter starts when this share of the maximum length is left. */
const shareLeft = 0.1

/** Translates a counter with the form's own dictionary. */
type TranslateCount = (
  key: 'characters_left' | 'characters_over',
  values: { readonly count: number },
) => string

/**
 * Says how many characters of a text are left, or too many (requirements R39). Empty until the text is
 * near the maximum length.
 */
function countCharacters(maxLength: number, text: string, translate: TranslateCount): string {
  const left = maxLength - text.trim().length
  if (left > maxLength * shareLeft) return ''
  return left >= 0
    ? translate('characters_left', { count: left })
    : translate('characters_over', { count: -left })
}
