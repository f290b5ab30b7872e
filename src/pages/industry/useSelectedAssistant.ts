import { useState } from 'react'
import type { AssistantKey } from '../../site/assistants'
import { useHydratedSearchParams } from '../../hydration/useHydratedSearchParams'

/**
 * Whose tab is open: the one chosen here, else the one that the query's `assistant` names, else the
 * initial one. An assistant without a tab is not listened to.
 */
export function useSelectedAssistant(assistants: readonly AssistantKey[], initial: AssistantKey) {
  const [chosen, setChosen] = useState<AssistantKey>()
  const asked = useHydratedSearchParams().get('assistant')
  const selected = chosen ?? assistants.find((key) => key === asked) ?? initial
  return [selected, setChosen] as const
}
