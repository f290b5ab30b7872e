import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useTranslation } from 'react-i18next'
import { useContent } from '@/i18n/useContent'
import type { AssistantKey } from '@/site/assistants'
import { AssistantPicture } from '../assistants'

interface ChatTabsProps {
  readonly assistants: readonly AssistantKey[]
  readonly selected: AssistantKey
  readonly onSelect: (assistant: AssistantKey) => void
  readonly getTabId: (assistant: AssistantKey) => string
  /** The id of the phone, which is the panel of the selected tab. */
  readonly panelId: string
}

/** One tab per assistant. */
export function ChatTabs({ assistants, selected, onSelect, getTabId, panelId }: ChatTabsProps) {
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
          id={getTabId(assistant)}
          aria-controls={assistant === selected ? panelId : undefined}
          icon={<AssistantPicture assistant={assistant} size={32} />}
          label={content[assistant].name}
        />
      ))}
    </Tabs>
  )
}
