import { useId } from 'react'
import { AssistantPicture } from '../../features/assistants'
import { useContent } from '../../i18n/useContent'
import { AssistantPanel } from './AssistantPanel'
import type { SectionProps } from './section'
import { useSelectedAssistant } from './useSelectedAssistant'
import { useTabs } from '../../ui/useTabs'
import styles from './AssistantTabs.module.css'

/** A tab for each assistant of the industry: what it does there, and a conversation with it. */
export function AssistantTabs({ industry, content }: SectionProps) {
  const assistants = useContent('assistants')
  const { title, description, items } = content.assistants
  const keys = items.map(({ assistant }) => assistant)
  const [selected, onSelect] = useSelectedAssistant(keys, items[0].assistant)
  const { listProps, tabProps, panelProps } = useTabs({ keys, selected, onSelect })
  const headingId = useId()
  return (
    <section className={styles.band}>
      <div className={styles.section}>
        <div className={styles.heading}>
          <h2 id={headingId}>{title}</h2>
          <p>{description}</p>
        </div>
        <div {...listProps} aria-labelledby={headingId} className={styles.tabs}>
          {keys.map((key) => (
            <button key={key} type="button" {...tabProps(key)} className={styles.tab}>
              <AssistantPicture assistant={key} size={48} />
              <span>
                {assistants[key].name}
                <small>{assistants[key].role}</small>
              </span>
            </button>
          ))}
        </div>
        {items.map((item) => (
          <div key={item.assistant} {...panelProps(item.assistant)} className={styles.panel}>
            <AssistantPanel
              industry={industry}
              content={item}
              name={assistants[item.assistant].name}
              open={item.assistant === selected}
            />
          </div>
        ))}
      </div>
    </section>
  )
}
