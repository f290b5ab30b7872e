import { industryTranscripts, type TranscriptSection } from '@/content/transcripts'
import type { AssistantKey } from '@/site/assistants'
import type { IndustryKey } from '@/site/industries'

/** Whether an assistant has its own transcript for an industry. */
export function hasTranscript(assistant: AssistantKey, industry: IndustryKey): boolean {
  const scripted: readonly AssistantKey[] = industryTranscripts[industry]
  return scripted.includes(assistant)
}

/** The content section of an assistant's transcript: the industry's, or else the generic one. */
export function getTranscriptSection(
  assistant: AssistantKey,
  industry?: IndustryKey,
): TranscriptSection {
  return industry && hasTranscript(assistant, industry)
    ? // `hasTranscript` has checked that the table of transcripts has this pair.
      (`transcripts/${industry}/${assistant}` as TranscriptSection)
    : `transcripts/generic/${assistant}`
}
