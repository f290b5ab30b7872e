import { useForkRef } from '@mui/material/utils'
import { useFormikContext } from 'formik'
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type RefObject,
} from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { setHoneypot } from '@/contactService/formSigns'
import { PrerenderedForm } from '@/hydration/PrerenderedForm'
import { bringIntoView, focusPlace, ignoreSecondClick } from '@/ui/scroll'
import { findField, readFieldValues } from './findField'

interface FormikFormProps extends ComponentProps<'form'> {
  /** What is announced while the form is being submitted; another submit is ignored. */
  readonly busyText: string | false
}

/**
 * Formik's form, which reads its fields and focuses the first invalid one. While busy, its submit button has
 * `aria-disabled`, because `disabled` would take the focus from it.
 */
export function FormikForm({ busyText, children, ref, ...props }: FormikFormProps) {
  const { handleSubmit, values, setFieldTouched } =
    useFormikContext<Readonly<Record<string, string>>>()
  const form = useFocusOnError()
  const readFields = useReadFields(form)
  const runAfterPress = useAfterPress()
  const forkedRef = useForkRef(form, ref)
  return (
    <PrerenderedForm
      noValidate
      // For the 'go' key of iOS. Always the same: by it Chromium knows what to restore after Back.
      action="#"
      {...props}
      ref={forkedRef}
      onInput={readFields}
      onBlur={({ target: { name } }) => {
        // First, because it validates what Formik knew before.
        if (name in values) runAfterPress(() => void setFieldTouched(name))
        readFields()
      }}
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
    </PrerenderedForm>
  )
}

/**
 * Returns a function that tells Formik what is in the fields. First it fills in empty fields with Formik's values;
 * those of a document may have others.
 */
function useReadFields(form: RefObject<HTMLFormElement | null>): () => void {
  const { values, setFieldValue, validateForm } =
    useFormikContext<Readonly<Record<string, string>>>()
  const readFields = () => {
    const current = readFieldValues(form.current, values)
    const changed = Object.entries(current).filter(([name, value]) => value !== values[name])
    // Not `setValues`, which would undo a change that is not rendered yet, such as of the country.
    for (const [name, value] of changed) void setFieldValue(name, value, false)
    if (changed.length > 0) void validateForm(current)
  }
  const fillIn = useEffectEvent(() => {
    for (const [name, value] of Object.entries(values)) {
      const field = findField(form.current, name)
      if (field?.value === '') field.value = value
    }
    readFields()
  })
  useLayoutEffect(() => {
    fillIn()
  }, [])
  return readFields
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
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (!invalid) return
    focusPlace(invalid)
    // Safari would show the caret, and leave the label behind the header.
    bringIntoView(invalid.closest('.MuiFormControl-root'), 'nearest')
    // A second click could fall on what the errors have moved under it.
    ignoreSecondClick()
  }, [isSubmitting, submitCount])
  return form
}

/** What ends a press: a drag or a context menu, for example to paste, keeps the `mouseup` to itself. */
const releases = ['mouseup', 'dragend', 'contextmenu']

/**
 * Returns a function that runs an action, or delays it until the current press (mouse or finger)
 * ends. If an element moves between press and release, for example because an error appears above
 * it, browsers drop the click.
 */
function useAfterPress(): (action: () => void) => void {
  const isPressed = useRef(false)
  const postponed = useRef<() => void>(undefined)

  useEffect(() => {
    const press = () => {
      isPressed.current = true
    }
    const release = () => {
      isPressed.current = false
      // The click event follows the release in the same task.
      if (postponed.current) setTimeout(postponed.current)
      postponed.current = undefined
    }
    document.addEventListener('mousedown', press, true)
    for (const type of releases) document.addEventListener(type, release, true)
    return () => {
      document.removeEventListener('mousedown', press, true)
      for (const type of releases) document.removeEventListener(type, release, true)
    }
  }, [])

  return (action) => {
    if (isPressed.current) postponed.current = action
    else action()
  }
}
