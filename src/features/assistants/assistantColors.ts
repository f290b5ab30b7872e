import type { AssistantKey } from '../../site/assistants'
import styles from './assistantColors.module.css'

/** The class that gives what stands inside it an assistant's `--assistant-gradient`. */
export const assistantColorClass = (assistant: AssistantKey): string => styles[assistant] ?? ''
