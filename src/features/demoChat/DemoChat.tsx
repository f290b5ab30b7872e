import Stack from '@mui/material/Stack'
import { useCallback, useDeferredValue, useId, useState } from 'react'
import { assistantKeys, type AssistantKey } from '@/site/assistants'
import type { IndustryKey } from '@/site/industries'
import { ChatPhone } from './ChatPhone'
import { ChatTabs, getTabId } from './ChatTabs'

interface DemoChatProps {
  /** The assistant whose conversation plays first; the only one without tabs. */
  readonly assistant?: AssistantKey
  /** False hides the tabs. */
  readonly tabs?: boolean
  /** The industry whose transcripts play; without it, the generic transcripts play. */
  readonly industry?: IndustryKey
  /** Called with the assistant whose tab the visitor selects. */
  readonly onSelect?: (assistant: AssistantKey) => void
}

/** A phone that plays a scripted conversation with an assistant. */
export function DemoChat({ assistant, tabs = true, industry, onSelect }: DemoChatProps) {
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
      {tabs && <ChatTabs selected={selected} onSelect={select} id={id} panelId={panelId} />}
      <ChatPhone
        assistant={shown}
        industry={industry}
        isTabUsed={isShownTabUsed}
        panelId={tabs ? panelId : undefined}
        tabId={tabs ? getTabId(id, shown) : undefined}
      />
    </Stack>
  )
}
