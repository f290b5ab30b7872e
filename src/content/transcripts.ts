import { assistantKeys, type AssistantKey } from '../site/assistants'
import type { IndustryKey } from '../site/industries'
import type { Transcript } from './types'

/** The assistants with a transcript: a generic one, or one for an industry. */
export const scriptedAssistants = {
  generic: assistantKeys,
  financial: ['supportpro', 'salesbot', 'dataanalyst'],
  retail: ['salesbot', 'pickerbot', 'supportpro', 'dataanalyst'],
  automotive: ['supportpro', 'salesbot', 'dataanalyst'],
  health: ['hrhelper', 'supportpro', 'dataanalyst'],
} as const satisfies Record<IndustryKey | 'generic', readonly AssistantKey[]>

export type Collection = keyof typeof scriptedAssistants

/** The transcripts of an industry, or the generic ones: one section of the content. */
export type Transcripts<Name extends Collection> = Readonly<
  Record<(typeof scriptedAssistants)[Name][number], Transcript>
>

export type TranscriptContent = {
  readonly [Name in Collection as `transcripts/${Name}`]: Transcripts<Name>
}

/** Whether an assistant has its own transcript for an industry; if not, it plays the generic one. */
export function hasTranscript(assistant: AssistantKey, industry: IndustryKey): boolean {
  const scripted: readonly AssistantKey[] = scriptedAssistants[industry]
  return scripted.includes(assistant)
}
