import { useTranslation } from 'react-i18next'
import { useContent } from '../../i18n/useContent'
import type { AssistantKey } from '../../site/assistants'
import type { Tabs } from '../../ui/useTabs'
import { AssistantPicture, assistantColorClass } from '../assistants'
import styles from './AssistantTabs.module.css'

interface AssistantTabsProps extends Pick<Tabs<AssistantKey>, 'listProps' | 'tabProps'> {
  readonly assistants: readonly AssistantKey[]
}

/** A tab for each assistant. */
export function AssistantTabs({ assistants, listProps, tabProps }: AssistantTabsProps) {
  const { t } = useTranslation('conversation')
  const about = useContent('assistants')
  return (
    <div {...listProps} aria-label={t('tabs_label')} className={styles.tabs}>
      {assistants.map((assistant) => (
        <button
          key={assistant}
          type="button"
          {...tabProps(assistant)}
          className={`${styles.tab} ${assistantColorClass(assistant)}`}
        >
          <AssistantPicture assistant={assistant} size={32} className={styles.picture} />
          {about[assistant].name}
        </button>
      ))}
    </div>
  )
}
