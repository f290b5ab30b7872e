import type { AssistantKey } from '../site/assistants'
import type { IndustryKey } from '../site/industries'

/** The assistants with their own transcript for an industry (requirements, section 2). */
export const industryTranscripts = {
  financial: ['supportpro', 'salesbot', 'dataanalyst'],
  retail: ['salesbot', 'pickerbot', 'supportpro', 'dataanalyst'],
  automotive: ['supportpro', 'salesbot', 'dataanalyst'],
  health: ['hrhelper', 'supportpro', 'dataanalyst'],
} as const satisfies Record<IndustryKey, readonly AssistantKey[]>

type SectorTranscript = {
  [
    Industry in IndustryKey
  ]: `transcripts/${Industry}/${(typeof industryTranscripts)[Industry][number]}`
}[IndustryKey]

/** The content sections with a transcript: a generic one per assistant, and those of the industries. */
export type TranscriptSection = `transcripts/generic/${AssistantKey}` | SectorTranscript
