import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { useContent } from '@/i18n/useContent'
import type { AssistantKey } from '@/site/assistants'
import { AssistantPicture } from '../assistants'

interface ChatTabsProps {
  readonly assistants: readonly AssistantKey[]
  readonly selected: AssistantKey
  /** Called when another assistant's tab is selected. */
  readonly onSelect: (assistant: AssistantKey) => void
  /** Starts the ids of the tabs. */
  readonly id: string
  /** The id of the phone, which is the panel of the selected tab. */
  readonly panelId: string
}

/** Returns the id of an assistant's tab. */
export const getTabId = (id: string, assistant: AssistantKey): string => `${id}-tab-${assistant}`

/** One tab per assistant. Memoized: the tabs must not render again with the conversation. */
export const ChatTabs = memo(function ChatTabs({
  assistants,
  selected,
  onSelect,
  id,
  panelId,
}: ChatTabsProps) {
  const { t } = useTranslation('conversation')
  const content = useContent('assistants')
  return (
    <Tabs
      value={selected}
      onChange={(_event, assistant: AssistantKey) => {
        onSelect(assistant)
      }}
      aria-label={t('tabs_label')}
    >
      {assistants.map((assistant) => (
        <Tab
          key={assistant}
          value={assistant}
          id={getTabId(id, assistant)}
          aria-controls={assistant === selected ? panelId : undefined}
          icon={<AssistantPicture assistant={assistant} size={32} />}
          label={content[assistant].name}
        />
      ))}
    </Tabs>
  )
})
