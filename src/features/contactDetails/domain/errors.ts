/** What can be wrong with a field; every dictionary of a form has these keys. */
export type DetailsErrorKey =
  'error_all_fields' | 'error_too_long' | 'error_valid_email' | 'error_valid_phone'

/** By field; the shape is the one that Formik's `validate` returns. */
export type ErrorsOf<Values> = Partial<Record<keyof Values, DetailsErrorKey>>

/** Which of a field's errors is told, and which of a form's: the first of these. */
const errorOrder: readonly DetailsErrorKey[] = [
  'error_all_fields',
  'error_too_long',
  'error_valid_email',
  'error_valid_phone',
]

export const firstOf = (messages: readonly unknown[]): DetailsErrorKey | undefined =>
  errorOrder.find((key) => messages.includes(key))

/** The one error that a form announces: what is missing comes before what is malformed. */
export const firstError = (errors: Readonly<Record<string, unknown>>) =>
  firstOf(Object.values(errors))
