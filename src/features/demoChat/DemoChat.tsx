import { assistantKeys, type AssistantKey } from '../../site/assistants'
import type { IndustryKey } from '../../site/industries'

interface DemoChatProps {
  /** Whose conversation plays; with tabs, whose plays first. */
  readonly assistant?: AssistantKey
  /** The assistants that have a tab. */
  readonly assistants?: readonly AssistantKey[]
  /** False hides the tabs. */
  readonly tabs?: boolean
  /** The sector whose scripts play; the generic ones without it. */
  readonly industry?: IndustryKey
  /** Starts at once when true; otherwise it waits until a fifth of it is in view. */
  readonly started?: boolean
}

export function DemoChat({ assistants = assistantKeys }: DemoChatProps) {
  return <div>{assistants.join(' ')}</div>
}
