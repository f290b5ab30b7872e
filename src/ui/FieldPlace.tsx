import { FieldFrame } from './FieldFrame'
import styles from './FieldFrame.module.css'

interface FieldPlaceProps {
  readonly label: string
  readonly required?: boolean
  /** As high as a `TextArea`, not as a `TextInput`. */
  readonly lines?: boolean
}

/**
 * The place of a field that is still to come, with its label. It is no control: for each of those,
 * even a disabled one, Chromium lays out the part of the page that it is in as soon as the document
 * is there, to know what could be filled in, and 28 ms of a phone's time went on a form far below.
 */
export const FieldPlace = ({ label, required, lines = false }: FieldPlaceProps) => (
  <FieldFrame label={label} required={required}>
    <div className={lines ? `${styles.place} ${styles.lines}` : styles.place} />
  </FieldFrame>
)
