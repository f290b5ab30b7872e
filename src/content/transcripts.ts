import type { AssistantKey } from '../site/assistants'
import type { IndustryKey } from '../site/industries'

/** The assistants with their own script for a sector (requirements, section 2). */
export const sectorTranscripts = {
  financial: ['supportpro', 'salesbot', 'dataanalyst'],
  retail: ['salesbot', 'pickerbot', 'supportpro', 'dataanalyst'],
  automotive: ['supportpro', 'salesbot', 'dataanalyst'],
  health: ['hrhelper', 'supportpro', 'dataanalyst'],
} as const satisfies Record<IndustryKey, readonly AssistantKey[]>

type SectorTranscript = {
  [
    Industry in IndustryKey
  ]: `transcripts/${Industry}/${(typeof sectorTranscripts)[Industry][number]}`
}[IndustryKey]

/** The content sections with a script: a generic one per assistant, and those of the sectors. */
export type TranscriptSection = `transcripts/generic/${AssistantKey}` | SectorTranscript
