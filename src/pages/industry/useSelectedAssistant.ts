import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { AssistantKey } from '../../site/assistants'
import { useHydrated } from '../../ui/useHydrated'

/**
 * Whose tab is open: the one chosen here, else the one that the query's `assistant` names, else the
 * first. An assistant without a tab is not listened to.
 */
export function useSelectedAssistant(assistants: readonly [AssistantKey, ...AssistantKey[]]) {
  const [chosen, setChosen] = useState<AssistantKey>()
  const [query] = useSearchParams()
  const hydrated = useHydrated()
  const asked = hydrated ? query.get('assistant') : null
  const selected = chosen ?? assistants.find((key) => key === asked) ?? assistants[0]
  return [selected, setChosen] as const
}
