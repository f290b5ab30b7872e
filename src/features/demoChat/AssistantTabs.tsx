import { useRef, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useContent } from '../../i18n/useContent'
import type { AssistantKey } from '../../site/assistants'
import { AssistantPicture, assistantColorClass } from '../assistants'
import styles from './AssistantTabs.module.css'

interface AssistantTabsProps {
  /** What the ids of the tabs begin with. */
  readonly id: string
  readonly panelId: string
  readonly assistants: readonly AssistantKey[]
  readonly selected: AssistantKey
  readonly onSelect: (assistant: AssistantKey) => void
}

export const tabId = (id: string, assistant: AssistantKey) => `${id}-${assistant}`

/** Where a key leads from the tab at `index`, or undefined where it leads nowhere. */
function targetOf(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count
    case 'ArrowLeft':
      return (index - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}

/** A tab for each assistant; the arrows select the next one, as the ARIA pattern has it. */
export function AssistantTabs({ id, panelId, assistants, selected, onSelect }: AssistantTabsProps) {
  const { t } = useTranslation('conversation')
  const about = useContent('assistants')
  const list = useRef<HTMLDivElement>(null)

  const move = (event: KeyboardEvent, index: number) => {
    const target = targetOf(event.key, index, assistants.length)
    const assistant = target === undefined ? undefined : assistants[target]
    if (target === undefined || !assistant) return
    event.preventDefault()
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[target]?.focus()
    onSelect(assistant)
  }

  return (
    <div ref={list} role="tablist" aria-label={t('tabs_label')} className={styles.tabs}>
      {assistants.map((assistant, index) => (
        <button
          key={assistant}
          type="button"
          role="tab"
          id={tabId(id, assistant)}
          aria-selected={assistant === selected}
          aria-controls={panelId}
          tabIndex={assistant === selected ? 0 : -1}
          className={`${styles.tab} ${assistantColorClass(assistant)}`}
          onClick={() => {
            onSelect(assistant)
          }}
          onKeyDown={(event) => {
            move(event, index)
          }}
        >
          <AssistantPicture assistant={assistant} size={32} className={styles.picture} />
          {about[assistant].name}
        </button>
      ))}
    </div>
  )
}
