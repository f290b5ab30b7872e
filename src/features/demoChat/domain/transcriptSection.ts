import { sectorTranscripts, type TranscriptSection } from '../../../content/transcripts'
import type { AssistantKey } from '../../../site/assistants'
import type { IndustryKey } from '../../../site/industries'

/** Whether an assistant has a script of its own in a sector. */
export function isScripted(assistant: AssistantKey, industry: IndustryKey): boolean {
  const scripted: readonly AssistantKey[] = sectorTranscripts[industry]
  return scripted.includes(assistant)
}

/** The script that an assistant plays: the sector's, or the generic one where there is none. */
export function transcriptSection(
  assistant: AssistantKey,
  industry?: IndustryKey,
): TranscriptSection {
  return industry && isScripted(assistant, industry)
    ? // The line above has found the pair in the table that the type is made of.
      (`transcripts/${industry}/${assistant}` as TranscriptSection)
    : `transcripts/generic/${assistant}`
}
