import {
  useId,
  type ChangeEventHandler,
  type ComponentProps,
  type FocusEventHandler,
  type ReactNode,
} from 'react'
import { FieldLabel } from './FieldLabel'
import styles from './FormField.module.css'

type InputProps = Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'inputMode' | 'name' | 'readOnly' | 'required' | 'type' | 'value'
>

export interface FormFieldProps extends InputProps {
  readonly label: string
  /** What is wrong with the value and what to do about it; absent while nothing is. */
  readonly error?: string | undefined
  /** Help below the control. Its changes are announced, also the one from an empty text. */
  readonly helperText?: string | undefined
  /** A control before the input, within the same frame. */
  readonly startAdornment?: ReactNode
  /** A textarea instead of an input. */
  readonly isMultiline?: boolean
  readonly onChange?: ChangeEventHandler<HTMLInputElement | HTMLTextAreaElement>
  readonly onBlur?: FocusEventHandler<HTMLInputElement | HTMLTextAreaElement>
}

/**
 * A labelled text control with its error and help; takes Formik's field props. `required` is shown
 * and told to assistive technology; validation and the wording of errors are the form's.
 */
export function FormField({
  label,
  error,
  helperText,
  startAdornment,
  isMultiline = false,
  required,
  type = 'text',
  ...rest
}: FormFieldProps) {
  const id = useId()
  const errorId = `${id}-error`
  const helperTextId = `${id}-help`
  const control = {
    ...rest,
    id,
    className: styles.input,
    'aria-required': required,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby':
      [error && errorId, helperText && helperTextId].filter(Boolean).join(' ') || undefined,
  }

  return (
    <div className={styles.field}>
      <FieldLabel htmlFor={id} label={label} required={required} />
      <div className={error ? `${styles.control} ${styles.invalid}` : styles.control}>
        {startAdornment && <div className={styles.startAdornment}>{startAdornment}</div>}
        {isMultiline ? <textarea rows={5} {...control} /> : <input type={type} {...control} />}
      </div>
      {error && (
        <p id={errorId} className={styles.error}>
          <ErrorIcon />
          {error}
        </p>
      )}
      {helperText !== undefined && (
        <div id={helperTextId} className={styles.helperText} role="status">
          {helperText}
        </div>
      )}
    </div>
  )
}

const ErrorIcon = () => (
  <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
    <g fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round">
      <path d="M9 2a7 7 0 1 1-3.4 13.1L2 16l.9-3.6A7 7 0 0 1 9 2Z" strokeLinejoin="round" />
      <path d="M9 5.8v3.6M9 12.2v.1" />
    </g>
  </svg>
)
