import { Form, useFormikContext } from 'formik'
import { useEffect, useRef, type ComponentProps, type RefObject } from 'react'

interface FormikFormProps extends ComponentProps<'form'> {
  /** While the form is being sent: submitting it again does nothing. */
  readonly isBusy: boolean
}

/**
 * Formik's form, which moves the focus to the first invalid field. Its submit button has
 * `aria-disabled` while the form is busy: `disabled` would take the focus away from it.
 */
export function FormikForm({ isBusy, ...props }: FormikFormProps) {
  const { handleSubmit } = useFormikContext()
  return (
    <Form
      noValidate
      {...props}
      ref={useFocusOnError()}
      onSubmit={
        isBusy
          ? (event) => {
              event.preventDefault()
            }
          : handleSubmit
      }
    />
  )
}

/**
 * Focuses the first invalid field once a submission has been validated; not on the way back to a
 * form that was validated before.
 */
function useFocusOnError(): RefObject<HTMLFormElement | null> {
  const { submitCount, isSubmitting } = useFormikContext()
  const form = useRef<HTMLFormElement>(null)
  const handledSubmits = useRef(submitCount)
  useEffect(() => {
    if (isSubmitting || handledSubmits.current === submitCount) return
    handledSubmits.current = submitCount
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [isSubmitting, submitCount])
  return form
}
