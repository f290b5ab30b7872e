import { assistantKeys, type AssistantKey } from '../site/assistants'
import type { IndustryKey } from '../site/industries'
import { languages, type Language } from '../site/language'
import { texts } from '../testing/texts'
import { scriptedAssistants, hasTranscript, type Collection } from './transcripts'
import type { ConversationMessage, Transcript } from './types'

const pictures = ['prescription', 'carDamage', 'salesChart', 'receipt', 'sneakers']

const transcripts = Object.entries(scriptedAssistants).flatMap(([collection, assistants]) =>
  assistants.map((assistant) => [collection as Collection, assistant] as const),
)

function getTranscript(language: Language, collection: Collection, assistant: AssistantKey) {
  const section: Partial<Record<AssistantKey, Transcript>> =
    texts[language][`transcripts/${collection}`]
  const transcript = section[assistant]
  if (!transcript) throw new Error(`${collection} has no transcript of ${assistant}`)
  return transcript
}

const getAll = (language: Language) =>
  transcripts.map(([collection, assistant]) => getTranscript(language, collection, assistant))

const filterMessages = <Type extends ConversationMessage['type']>(
  transcripts: readonly Transcript[],
  type: Type,
) =>
  transcripts
    .flatMap(({ messages }) => messages)
    .filter(
      (message): message is Extract<ConversationMessage, { type: Type }> => message.type === type,
    )

test('every assistant has a transcript, and thirteen transcripts are for an industry', () => {
  expect(transcripts).toHaveLength(assistantKeys.length + 13)
})

describe.each(languages)('in %s', (language) => {
  test.each(transcripts)('%s/%s is a conversation of short messages', (...transcript) => {
    const { messages } = getTranscript(language, ...transcript)
    expect(messages.length).toBeGreaterThanOrEqual(6)
    expect(messages.length).toBeLessThanOrEqual(9)
    expect(new Set(messages.map(({ from }) => from))).toEqual(new Set(['user', 'bot']))
    expect(messages.filter(({ text }) => text.length > 220 || /[<>]/.test(text))).toEqual([])
  })

  test.each(transcripts)(
    '%s/%s names an alternative only in a message that offers alternatives',
    (...transcript) => {
      const { messages, alternatives } = getTranscript(language, ...transcript)
      const flow = messages.flatMap((message, index) =>
        message.type === 'text' && message.withFlow ? [{ index, from: message.from }] : [],
      )
      const naming = messages.flatMap(({ text }, index) =>
        text.includes('{{alternative}}') ? [index] : [],
      )
      if (alternatives) {
        expect(messages).toHaveLength(6)
        expect(flow).toEqual([{ index: 3, from: 'bot' }])
        expect(messages.slice(4).map(({ from }) => from)).toEqual(['user', 'bot'])
        expect(naming).toContain(4)
        expect(Math.min(...naming)).toBe(4)
        expect(new Set(alternatives.map(({ name }) => name)).size).toBe(3)
      } else {
        expect({ flow, naming }).toEqual({ flow: [], naming: [] })
      }
    },
  )

  test('the duration of an audio message fits the length of its text', () => {
    const spoken = filterMessages(getAll(language), 'audio')
    expect(spoken.length).toBeGreaterThan(0)
    const implausible = spoken.filter(({ duration, text }) => {
      if (!/^\d:[0-5]\d$/.test(duration)) return true
      const [minutes = 0, seconds = 0] = duration.split(':').map(Number)
      const charactersPerSecond = text.length / (minutes * 60 + seconds)
      return charactersPerSecond < 8 || charactersPerSecond > 16
    })
    expect(implausible).toEqual([])
  })

  test('every picture of a transcript exists, and every picture is used', () => {
    const shown = filterMessages(getAll(language), 'image').map(({ imageUrl }) => imageUrl)
    expect([...new Set(shown)].sort()).toEqual(
      pictures.map((name) => `/pictures/chat/${name}.svg`).sort(),
    )
  })
})

test('the data analyst of the financial industry speaks English in both languages and says so (R12)', () => {
  const [spanish, english] = languages.map((language) =>
    getTranscript(language, 'financial', 'dataanalyst'),
  )
  expect(spanish).toEqual(english)
  expect(spanish?.writtenIn).toBe('en')
})

const claims: Record<Language, readonly RegExp[]> = {
  es: [
    /plan Crecimiento: hasta 400 consultas mensuales y 3 canales/,
    /conversión \S+ hasta el 40\u00a0%/,
    /resolución en 2 minutos en promedio/,
  ],
  en: [
    /Growth plan: up to 400 monthly inquiries and 3 channels/,
    /conversion up to 40%/,
    /average resolution stayed at 2 minutes/,
  ],
}

test.each(languages)('the required example claims are made in %s', (language) => {
  const everything = getAll(language)
    .flatMap(({ messages }) => messages.map(({ text }) => text))
    .join('\n')
  for (const claim of claims[language]) expect(everything).toMatch(claim)
})

test('a percentage is written by the rules of its language', () => {
  const getTexts = (language: Language) =>
    getAll(language)
      .filter(({ writtenIn = language }) => writtenIn === language)
      .flatMap(({ messages }) => messages.map(({ text }) => text))
  expect(getTexts('es').filter((text) => /\d(?!\u00a0)\s?%/.test(text))).toEqual([])
  expect(getTexts('en').filter((text) => /\s%/.test(text))).toEqual([])
})

test.each<[IndustryKey, AssistantKey[]]>([
  ['financial', ['salesbot', 'supportpro', 'dataanalyst']],
  ['retail', ['pickerbot', 'salesbot', 'supportpro', 'dataanalyst']],
  ['automotive', ['salesbot', 'supportpro', 'dataanalyst']],
  ['health', ['supportpro', 'dataanalyst', 'hrhelper']],
])('in %s, only %j have a transcript of the industry', (industry, own) => {
  expect(assistantKeys.filter((assistant) => hasTranscript(assistant, industry))).toEqual(own)
})
