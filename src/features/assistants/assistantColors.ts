import type { AssistantKey } from '@/site/assistants'
import styles from './assistantColors.module.css'

/** The classes that define `--assistant-gradient` for an element and its descendants. */
export const getAssistantColorClass = (assistant: AssistantKey): string =>
  `${styles.gradient} ${styles[assistant]}`
