import { Form, useFormikContext } from 'formik'
import { useEffect, useRef, type ComponentProps, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { setHoneypot } from '@/contactService/formSigns'
import { findField } from './findField'

interface FormikFormProps extends ComponentProps<'form'> {
  /** What is announced while the form is being submitted; another submit is ignored. */
  readonly busyText: string | false
}

/**
 * Formik's form, which reads its fields and focuses the first invalid one. While busy, its submit button has
 * `aria-disabled`, because `disabled` would take the focus from it.
 */
export function FormikForm({ busyText, children, ...props }: FormikFormProps) {
  const { handleSubmit } = useFormikContext()
  const form = useFocusOnError()
  const readFields = useReadFields(form)
  return (
    <Form
      noValidate
      {...props}
      ref={form}
      onInput={readFields}
      onBlur={readFields}
      onSubmit={(event) => {
        if (busyText) {
          event.preventDefault()
          return
        }
        // Formik submits what it has rendered.
        flushSync(readFields)
        handleSubmit(event)
      }}
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
 * Returns a function that tells Formik what is in the fields. It reads all fields, because browsers and password
 * managers also fill in fields without an event.
 */
function useReadFields(form: RefObject<HTMLFormElement | null>): () => void {
  const { values, setFieldValue, validateForm } =
    useFormikContext<Readonly<Record<string, string>>>()
  return () => {
    let current = values
    for (const [name, known] of Object.entries(values)) {
      const field = findField(form.current, name)
      if (!field || field.value === known) continue
      current = { ...current, [name]: field.value }
      // Not `setValues`, which would undo a change that is not rendered yet, such as of the country.
      void setFieldValue(name, field.value, false)
    }
    if (current !== values) void validateForm(current)
  }
}

/**
 * The honeypot: a field for bots, which fill in every field. It is hidden from people, screen
 * readers and the keyboard. Name and attributes keep browsers and password managers from filling it in
 * for a person (requirements R59).
 */
function HoneypotField() {
  const { t } = useTranslation('nav')
  return (
    <label className="visually-hidden" aria-hidden="true">
      <span>{t('leave_empty')}</span>
      <input
        ref={setHoneypot}
        type="text"
        name="leave_empty"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore
        data-lpignore
        data-bwignore
        data-form-type="other"
      />
    </label>
  )
}

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
