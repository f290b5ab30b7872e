import { useState } from 'react'
import type { AssistantKey } from '@/site/assistants'
import { useHydratedSearchParams } from '@/hydration/useHydratedSearchParams'

/**
 * The selected tab and its setter. Until the visitor selects one, the tab comes from the query's
 * `assistant`, or is the initial one if the query names none that has a tab.
 */
export function useSelectedAssistant(assistants: readonly AssistantKey[], initial: AssistantKey) {
  const [chosen, setChosen] = useState<AssistantKey>()
  const requested = useHydratedSearchParams().get('assistant')
  const selected = chosen ?? assistants.find((key) => key === requested) ?? initial
  return [selected, setChosen] as const
}
