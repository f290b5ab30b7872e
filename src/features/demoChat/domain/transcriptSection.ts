import { sectorTranscripts, type TranscriptSection } from '@/content/transcripts'
import type { AssistantKey } from '@/site/assistants'
import type { IndustryKey } from '@/site/industries'

/** Whether an assistant has its own script for a sector. */
export function isScripted(assistant: AssistantKey, industry: IndustryKey): boolean {
  const scripted: readonly AssistantKey[] = sectorTranscripts[industry]
  return scripted.includes(assistant)
}

/** The content section of an assistant's script: the sector's, or else the generic one. */
export function getTranscriptSection(
  assistant: AssistantKey,
  industry?: IndustryKey,
): TranscriptSection {
  return industry && isScripted(assistant, industry)
    ? // `isScripted` has checked that the table of scripts has this pair.
      (`transcripts/${industry}/${assistant}` as TranscriptSection)
    : `transcripts/generic/${assistant}`
}
