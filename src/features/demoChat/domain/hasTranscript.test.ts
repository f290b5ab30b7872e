import { assistantKeys, type AssistantKey } from '@/site/assistants'
import type { IndustryKey } from '@/site/industries'
import { hasTranscript } from './hasTranscript'

test.each<[IndustryKey, AssistantKey[]]>([
  ['financial', ['salesbot', 'supportpro', 'dataanalyst']],
  ['retail', ['pickerbot', 'salesbot', 'supportpro', 'dataanalyst']],
  ['automotive', ['salesbot', 'supportpro', 'dataanalyst']],
  ['health', ['supportpro', 'dataanalyst', 'hrhelper']],
])('in %s, only %j have a transcript of the industry', (industry, own) => {
  expect(assistantKeys.filter((assistant) => hasTranscript(assistant, industry))).toEqual(own)
})
