import { validateYupSchema, yupToFormErrors } from 'formik'
import { ValidationError } from 'yup'
import type { createValidationSchema } from '../domain/validation'

/** The errors of a form's values, by field, as Formik shows them. */
export function getFieldErrors(
  schema: ReturnType<typeof createValidationSchema>,
  values: Readonly<Record<string, string>>,
) {
  try {
    void validateYupSchema(values, schema, true)
    return {}
  } catch (thrown) {
    if (!ValidationError.isError(thrown)) throw thrown
    return yupToFormErrors<Record<string, string>>(thrown)
  }
}
