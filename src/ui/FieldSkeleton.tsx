import { FieldLabel } from './FieldLabel'
import styles from './FormField.module.css'

interface FieldSkeletonProps {
  readonly label: string
  readonly required?: boolean | undefined
  readonly isMultiline?: boolean
}

/**
 * A `FormField` that is not loaded yet: its label and an empty box of its size. It contains no form
 * control, because Chromium lays those out as soon as the document is there, even far below the
 * view, which cost 28 ms on a phone.
 */
export const FieldSkeleton = ({ label, required, isMultiline = false }: FieldSkeletonProps) => (
  <div className={styles.field}>
    <FieldLabel label={label} required={required} />
    <div className={styles.control}>
      <div className={isMultiline ? `${styles.skeleton} ${styles.multiline}` : styles.skeleton} />
    </div>
  </div>
)
