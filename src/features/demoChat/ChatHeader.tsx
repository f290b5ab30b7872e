import { useTranslation } from 'react-i18next'
import { useContent } from '../../i18n/useContent'
import type { AssistantKey } from '../../site/assistants'
import type { IndustryKey } from '../../site/industries'
import { AssistantPicture } from '../assistants'
import styles from './ChatHeader.module.css'

interface ChatHeaderProps {
  readonly assistant: AssistantKey
  /** The sector that the script belongs to, where it is not the generic one. */
  readonly sector: IndustryKey | undefined
}

/** Who answers in the chat. */
export function ChatHeader({ assistant, sector }: ChatHeaderProps) {
  const { t } = useTranslation('industries')
  const { name, role } = useContent('assistants')[assistant]
  return (
    <div className={styles.header}>
      <AssistantPicture assistant={assistant} size={44} className={styles.picture} />
      <p className={styles.who}>
        <strong>{name}</strong>
        <span>{role}</span>
      </p>
      {sector && <p className={styles.sector}>{t(sector)}</p>}
    </div>
  )
}
