/** What can be wrong with a field; every form's dictionary has these keys. */
export type FieldErrorKey =
  'error_all_fields' | 'error_too_long' | 'error_valid_email' | 'error_valid_phone'

/** By field, as Formik's `validate` returns them. */
export type FieldErrors<Values> = Partial<Record<keyof Values, FieldErrorKey>>

/** Where several errors apply, the first of these is shown. */
const errorOrder: readonly FieldErrorKey[] = [
  'error_all_fields',
  'error_too_long',
  'error_valid_email',
  'error_valid_phone',
]

/** The one error that a form announces: missing values come before malformed ones. */
export const getFirstError = (
  errors: Readonly<Record<string, unknown>> | readonly unknown[],
): FieldErrorKey | undefined => {
  const found = Object.values(errors)
  return errorOrder.find((key) => found.includes(key))
}
