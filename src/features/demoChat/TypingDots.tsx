import type { ConversationMessage } from '../../content/types'
import styles from './TypingDots.module.css'

/** Someone is writing. For the eye alone: the message itself is announced when it is there. */
export function TypingDots({ from }: { readonly from: ConversationMessage['from'] }) {
  return (
    <div className={`${styles.typing} ${styles[from]}`} aria-hidden="true">
      <span />
      <span />
      <span />
    </div>
  )
}
