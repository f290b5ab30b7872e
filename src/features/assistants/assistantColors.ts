import type { AssistantKey } from '../../site/assistants'
import styles from './assistantColors.module.css'

/** The classes that give what stands inside it an assistant's `--assistant-gradient`. */
export const assistantColorClass = (assistant: AssistantKey): string =>
  `${styles.gradient} ${styles[assistant]}`
