import { Form, useFormikContext } from 'formik'
import { useEffect, useRef, type ComponentProps, type RefObject } from 'react'
import { honeypotField, markFormShown } from '@/contactService/honeypot'

interface FormikFormProps extends ComponentProps<'form'> {
  /** What is announced while the form is being submitted; another submit is ignored. */
  readonly busyText: string | false
}

/**
 * Formik's form, which focuses the first invalid field. While busy, its submit button has
 * `aria-disabled`, because `disabled` would take the focus from it.
 */
export function FormikForm({ busyText, children, ...props }: FormikFormProps) {
  const { handleSubmit } = useFormikContext()
  useEffect(markFormShown, [])
  return (
    <Form
      noValidate
      {...props}
      ref={useFocusOnError()}
      onSubmit={
        busyText
          ? (event) => {
              event.preventDefault()
            }
          : handleSubmit
      }
    >
      {children}
      <p role="status" className="visually-hidden">
        {busyText}
      </p>
      <HoneypotField />
    </Form>
  )
}

/**
 * The honeypot: a field for bots, which fill in every field. It is hidden from people, screen
 * readers, the keyboard and password managers (requirements R49).
 */
const HoneypotField = () => (
  <input
    ref={honeypotField}
    name="website"
    className="visually-hidden"
    aria-hidden="true"
    tabIndex={-1}
    autoComplete="off"
    data-1p-ignore=""
    data-lpignore="true"
  />
)

/**
 * Focuses the first invalid field after a submission has been validated, but not when a form mounts
 * with an earlier validation.
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
