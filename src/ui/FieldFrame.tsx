import type { ReactNode } from 'react'
import styles from './FieldFrame.module.css'

/** What every labelled field takes besides the attributes of its control. */
export interface FieldProps {
  readonly label: string
  /** What is wrong with the value and what to do about it; absent while nothing is. */
  readonly error?: string | undefined
}

interface FieldFrameProps extends FieldProps {
  /** Of the control; none where there is only its place. */
  readonly id?: string
  readonly required: boolean | undefined
  /** A control that stands before the field's own, in the same frame. */
  readonly leading?: ReactNode
  readonly children: ReactNode
}

const errorIdOf = (id: string) => `${id}-error`

/** What ties a control to the label and the error of its frame. */
export const framedAttributes = (
  id: string,
  {
    error,
    required,
    describedBy,
  }: Pick<FieldFrameProps, 'error' | 'required'> & { readonly describedBy: string | undefined },
) => ({
  id,
  className: styles.input,
  'aria-required': required,
  'aria-invalid': error ? (true as const) : undefined,
  'aria-describedby': [error && errorIdOf(id), describedBy].filter(Boolean).join(' ') || undefined,
})

/** Label and error of a field, and the frame around its control. */
export function FieldFrame({ id, label, error, required, leading, children }: FieldFrameProps) {
  const Label = id === undefined ? 'span' : 'label'
  return (
    <div className={styles.field}>
      <Label htmlFor={id} className={styles.label}>
        {label}
        {required && (
          <span className={styles.asterisk} aria-hidden="true">
            {' '}
            *
          </span>
        )}
      </Label>
      <div className={error ? `${styles.control} ${styles.wrong}` : styles.control}>
        {leading && <div className={styles.leading}>{leading}</div>}
        {children}
      </div>
      {id !== undefined && error && (
        <p id={errorIdOf(id)} className={styles.error}>
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
