import Stack from '@mui/material/Stack'
import { useCallback, useDeferredValue, useId, useState } from 'react'
import { assistantKeys, type AssistantKey } from '@/site/assistants'
import { ChatPhone } from './ChatPhone'
import { ChatTabs, getTabId } from './ChatTabs'

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
  const select = useCallback(
    (next: AssistantKey) => {
      setTabUsed(true)
      setPicked(next)
      onSelect?.(next)
    },
    [onSelect],
  )

  const id = useId()
  const panelId = `${id}-panel`
  // Deferred: the tab is marked first, then its conversation renders and its log becomes live.
  const shown = useDeferredValue(selected)
  const isShownTabUsed = useDeferredValue(isTabUsed)
  return (
    <Stack sx={{ alignItems: 'center', gap: 3 }}>
      <ChatTabs selected={selected} onSelect={select} id={id} panelId={panelId} />
      <ChatPhone
        assistant={shown}
        isTabUsed={isShownTabUsed}
        panelId={panelId}
        tabId={getTabId(id, shown)}
      />
    </Stack>
  )
}
