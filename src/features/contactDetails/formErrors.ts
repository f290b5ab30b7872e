import { useFormikContext } from 'formik'
import { getFirstError, type FieldErrorKey } from './domain/validation'

/** Whether the visitor has tried to send the form, maybe before they left the page. */
export function useIsTried(): boolean {
  const form = useFormikContext()
  return form.submitCount > 0 || form.status === true
}

/** The error that the form announces, once the visitor has tried to send it. */
export function useFormError(): FieldErrorKey | undefined {
  const { errors } = useFormikContext()
  return useIsTried() ? getFirstError(errors) : undefined
}
