import { scriptedAssistants } from '@/content/transcripts'
import type { AssistantKey } from '@/site/assistants'
import type { IndustryKey } from '@/site/industries'

/** Whether an assistant has its own transcript for an industry; if not, it plays the generic one. */
export function hasTranscript(assistant: AssistantKey, industry: IndustryKey): boolean {
  const scripted: readonly AssistantKey[] = scriptedAssistants[industry]
  return scripted.includes(assistant)
}
