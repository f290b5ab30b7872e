import type { AssistantKey } from '../../site/assistants'
import styles from './assistantColors.module.css'

/** The classes that define `--assistant-gradient` for an element and its descendants. */
export const assistantColorClass = (assistant: AssistantKey): string =>
  `${styles.gradient} ${styles[assistant]}`
