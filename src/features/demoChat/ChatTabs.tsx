import Tab, { type TabProps } from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { memo, useCallback, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useContent } from '@/i18n/useContent'
import { assistantKeys, type AssistantKey } from '@/site/assistants'
import { AssistantPicture } from '../assistants'

interface ChatTabsProps {
  readonly selected: AssistantKey
  readonly onSelect: (assistant: AssistantKey) => void
  /** Starts the ids of the tabs. */
  readonly id: string
  /** The id of the phone, which is the panel of the selected tab. */
  readonly panelId: string
}

export const getTabId = (id: string, assistant: AssistantKey): string => `${id}-tab-${assistant}`

/** One tab per assistant. Memoized: the tabs must not render again with the conversation. */
export const ChatTabs = memo(function ChatTabs({ selected, onSelect, id, panelId }: ChatTabsProps) {
  const { t } = useTranslation('conversation')
  const select = useCallback(
    (_event: SyntheticEvent, assistant: AssistantKey) => {
      onSelect(assistant)
    },
    [onSelect],
  )
  return (
    <Tabs value={selected} onChange={select} aria-label={t('tabs_label')}>
      {assistantKeys.map((assistant) => (
        <AssistantTab
          key={assistant}
          value={assistant}
          id={getTabId(id, assistant)}
          aria-controls={assistant === selected ? panelId : undefined}
        />
      ))}
    </Tabs>
  )
})

interface AssistantTabProps extends TabProps {
  readonly value: AssistantKey
}

/** Memoized: MUI renders its tabs twice for each selection, and most of them stay as they are. */
const AssistantTab = memo(function AssistantTab(props: AssistantTabProps) {
  const { name } = useContent('assistants')[props.value]
  return (
    <Tab {...props} icon={<AssistantPicture assistant={props.value} size={32} />} label={name} />
  )
})
