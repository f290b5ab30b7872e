import Stack from '@mui/material/Stack'
import Tab, { type TabProps } from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { memo, useCallback, useDeferredValue, useId, useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { assistantKeys, assistantNames, type AssistantKey } from '@/site/assistants'
import { AssistantPicture } from '../assistants'
import { ChatPhone } from './ChatPhone'

interface DemoChatProps {
  /** The assistant whose conversation plays first. */
  readonly assistant?: AssistantKey
  /** Called with the assistant whose tab the visitor selects. */
  readonly onSelect?: (assistant: AssistantKey) => void
}

/** A phone that plays a scripted conversation with each assistant, by tabs. */
export function DemoChat({ assistant, onSelect }: DemoChatProps) {
  const [picked, setPicked] = useState(assistant)
  const [isTabUsed, setTabUsed] = useState(false)
  const [previousAssistant, setPreviousAssistant] = useState(assistant)
  // A new `assistant` prop overrides the tab that the visitor selected.
  if (previousAssistant !== assistant) {
    setPreviousAssistant(assistant)
    setPicked(assistant)
  }

  const selected = picked ?? assistantKeys[0]
  const handleChange = useCallback(
    (_event: SyntheticEvent, next: AssistantKey) => {
      setTabUsed(true)
      setPicked(next)
      onSelect?.(next)
    },
    [onSelect],
  )

  const id = useId()
  // Deferred: the tab is marked first, then its conversation renders and its log becomes live.
  const shown = useDeferredValue(selected)
  const isShownTabUsed = useDeferredValue(isTabUsed)
  return (
    <Stack sx={{ alignItems: 'center', gap: 3 }}>
      <ChatTabs selected={selected} onChange={handleChange} id={id} />
      <ChatPhone
        assistant={shown}
        isTabUsed={isShownTabUsed}
        panelId={getPanelId(id)}
        tabId={getTabId(id, shown)}
      />
    </Stack>
  )
}

const getTabId = (id: string, assistant: AssistantKey) => `${id}-tab-${assistant}`
const getPanelId = (id: string) => `${id}-panel`

interface ChatTabsProps {
  readonly selected: AssistantKey
  readonly onChange: (event: SyntheticEvent, assistant: AssistantKey) => void
  readonly id: string
}

/** Memoized: the tabs must not render again with the conversation. */
const ChatTabs = memo(function ChatTabs({ selected, onChange, id }: ChatTabsProps) {
  const { t } = useTranslation('conversation')
  return (
    <Tabs value={selected} onChange={onChange} aria-label={t('tabs_label')}>
      {assistantKeys.map((assistant) => (
        <AssistantTab
          key={assistant}
          value={assistant}
          id={getTabId(id, assistant)}
          aria-controls={assistant === selected ? getPanelId(id) : undefined}
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
  return (
    <Tab
      {...props}
      icon={<AssistantPicture assistant={props.value} size={32} />}
      label={assistantNames[props.value]}
    />
  )
})
