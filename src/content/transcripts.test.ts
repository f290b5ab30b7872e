import { assistantKeys, type AssistantKey } from '../site/assistants'
import type { IndustryKey } from '../site/industries'
import { languages, type Language } from '../site/language'
import { scriptedAssistants, hasTranscript } from './transcripts'
import type { ConversationMessage, Transcript } from './types'

const pictures = ['prescription', 'carDamage', 'salesChart', 'receipt', 'sneakers']

const transcripts = Object.entries(scriptedAssistants).flatMap(([industry, assistants]) =>
  assistants.map((assistant) => `${industry}/${assistant}`),
)

async function load(language: Language, transcript: string) {
  const [industry, assistant] = transcript.split('/') as [string, AssistantKey]
  const section = (await import(`./${language}/transcripts/${industry}.ts`)) as {
    default: Readonly<Record<AssistantKey, Transcript>>
  }
  return section.default[assistant]
}

const loadAll = (language: Language) =>
  Promise.all(transcripts.map((transcript) => load(language, transcript)))

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
  test.each(transcripts)('%s is a conversation of short messages', async (transcript) => {
    const { messages } = await load(language, transcript)
    expect(messages.length).toBeGreaterThanOrEqual(6)
    expect(messages.length).toBeLessThanOrEqual(9)
    expect(new Set(messages.map(({ from }) => from))).toEqual(new Set(['user', 'bot']))
    expect(messages.filter(({ text }) => text.length > 220 || /[<>]/.test(text))).toEqual([])
  })

  test.each(transcripts)(
    '%s names an alternative only in a message that offers alternatives',
    async (transcript) => {
      const { messages, alternatives } = await load(language, transcript)
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

  test('the duration of an audio message fits the length of its text', async () => {
    const spoken = filterMessages(await loadAll(language), 'audio')
    expect(spoken.length).toBeGreaterThan(0)
    const implausible = spoken.filter(({ duration, text }) => {
      if (!/^\d:[0-5]\d$/.test(duration)) return true
      const [minutes = 0, seconds = 0] = duration.split(':').map(Number)
      const charactersPerSecond = text.length / (minutes * 60 + seconds)
      return charactersPerSecond < 8 || charactersPerSecond > 16
    })
    expect(implausible).toEqual([])
  })

  test('every picture of a transcript exists, and every picture is used', async () => {
    const shown = filterMessages(await loadAll(language), 'image').map(({ imageUrl }) => imageUrl)
    expect([...new Set(shown)].sort()).toEqual(
      pictures.map((name) => `/pictures/chat/${name}.svg`).sort(),
    )
  })
})

test('the data analyst of the financial industry speaks English in both languages and says so (R12)', async () => {
  const [spanish, english] = await Promise.all(
    languages.map((language) => load(language, 'financial/dataanalyst')),
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

test.each(languages)('the required example claims are made in %s', async (language) => {
  const transcripts = await loadAll(language)
  const everything = transcripts
    .flatMap(({ messages }) => messages.map(({ text }) => text))
    .join('\n')
  for (const claim of claims[language]) expect(everything).toMatch(claim)
})

test('a percentage is written by the rules of its language', async () => {
  const loadTexts = async (language: Language) =>
    (await loadAll(language))
      .filter(({ writtenIn = language }) => writtenIn === language)
      .flatMap(({ messages }) => messages.map(({ text }) => text))
  expect((await loadTexts('es')).filter((text) => /\d(?!\u00a0)\s?%/.test(text))).toEqual([])
  expect((await loadTexts('en')).filter((text) => /\s%/.test(text))).toEqual([])
})

test.each<[IndustryKey, AssistantKey[]]>([
  ['financial', ['salesbot', 'supportpro', 'dataanalyst']],
  ['retail', ['pickerbot', 'salesbot', 'supportpro', 'dataanalyst']],
  ['automotive', ['salesbot', 'supportpro', 'dataanalyst']],
  ['health', ['supportpro', 'dataanalyst', 'hrhelper']],
])('in %s, only %j have a transcript of the industry', (industry, own) => {
  expect(assistantKeys.filter((assistant) => hasTranscript(assistant, industry))).toEqual(own)
})
