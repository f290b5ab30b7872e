import styles from './FormField.module.css'

interface FieldLabelProps {
  /** The id of the control; absent in a skeleton. */
  readonly htmlFor?: string
  readonly label: string
  readonly required?: boolean | undefined
}

/** A field's label. The asterisk is for the eyes: assistive technology reads `aria-required`. */
export function FieldLabel({ htmlFor, label, required }: FieldLabelProps) {
  const Element = htmlFor === undefined ? 'span' : 'label'
  return (
    <Element htmlFor={htmlFor} className={styles.label}>
      {label}
      {required && (
        <span className={styles.asterisk} aria-hidden="true">
          {' '}
          *
        </span>
      )}
    </Element>
  )
}
