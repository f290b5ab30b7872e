import { useId, type ComponentProps, type ReactNode } from 'react'
import styles from './TextInput.module.css'

export interface TextInputProps extends ComponentProps<'input'> {
  readonly label: string
  /** What is wrong with the value and what to do about it; absent while nothing is. */
  readonly error?: string | undefined
  /** A control that stands before the input, in the same frame. */
  readonly leading?: ReactNode
}

/**
 * A labelled line of text with its error; takes Formik's field props. `required` tells assistive
 * technology and shows the asterisk; the form itself judges the value and words the error.
 */
export function TextInput({ label, error, leading, required, id, ...rest }: TextInputProps) {
  const ownId = useId()
  const inputId = id ?? ownId
  const errorId = `${inputId}-error`
  const descriptions = [error && errorId, rest['aria-describedby']].filter(Boolean)
  return (
    <div className={styles.field}>
      <label htmlFor={inputId} className={styles.label}>
        {label}
        {required && (
          <span className={styles.asterisk} aria-hidden="true">
            {' '}
            *
          </span>
        )}
      </label>
      <div className={error ? `${styles.control} ${styles.wrong}` : styles.control}>
        {leading && <div className={styles.leading}>{leading}</div>}
        <input
          type="text"
          {...rest}
          id={inputId}
          className={styles.input}
          aria-required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={descriptions.join(' ') || undefined}
        />
      </div>
      {error && (
        <p id={errorId} className={styles.error}>
          <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
            <g fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round">
              <path d="M9 2a7 7 0 1 1-3.4 13.1L2 16l.9-3.6A7 7 0 0 1 9 2Z" strokeLinejoin="round" />
              <path d="M9 5.8v3.6M9 12.2v.1" />
            </g>
          </svg>
          {error}
        </p>
      )}
    </div>
  )
}
