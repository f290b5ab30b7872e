/** The errors of a field: keys in the dictionary of each form. */
export type FieldErrorKey =
  'error_all_fields' | 'error_too_long' | 'error_valid_email' | 'error_valid_phone'

/** Errors by field, as Formik's `validate` returns them. */
export type FieldErrors<Values> = Partial<Record<keyof Values, FieldErrorKey>>

/** If a form has several errors, it shows the first of this list. */
const errorOrder: readonly FieldErrorKey[] = [
  'error_all_fields',
  'error_too_long',
  'error_valid_email',
  'error_valid_phone',
]

/** The error that a form announces: missing values come before malformed ones. */
export const getFirstError = (
  errors: Readonly<Record<string, unknown>> | readonly unknown[],
): FieldErrorKey | undefined => {
  const found = Object.values(errors)
  return errorOrder.find((key) => found.includes(key))
}
