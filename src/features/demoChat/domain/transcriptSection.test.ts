import { assistantKeys, type AssistantKey } from '@/site/assistants'
import type { IndustryKey } from '@/site/industries'
import { hasTranscript, getTranscriptSection } from './transcriptSection'

test.each(assistantKeys)(
  '%s plays the generic transcript where no industry is given',
  (assistant) => {
    expect(getTranscriptSection(assistant)).toBe(`transcripts/generic/${assistant}`)
  },
)

test.each<[IndustryKey, AssistantKey[]]>([
  ['financial', ['salesbot', 'supportpro', 'dataanalyst']],
  ['retail', ['pickerbot', 'salesbot', 'supportpro', 'dataanalyst']],
  ['automotive', ['salesbot', 'supportpro', 'dataanalyst']],
  ['health', ['supportpro', 'dataanalyst', 'hrhelper']],
])(
  'in %s, %j have a transcript of the industry, and the others the generic one',
  (industry, own) => {
    expect(assistantKeys.filter((assistant) => hasTranscript(assistant, industry))).toEqual(own)
    expect(assistantKeys.map((assistant) => getTranscriptSection(assistant, industry))).toEqual(
      assistantKeys.map((assistant) =>
        own.includes(assistant)
          ? `transcripts/${industry}/${assistant}`
          : `transcripts/generic/${assistant}`,
      ),
    )
  },
)
