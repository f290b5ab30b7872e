import { readdirSync } from 'node:fs'
import path from 'node:path'
import { assistantKeys } from '../site/assistants'
import { languages, type Language } from '../site/language'
import { industryTranscripts } from './transcripts'
import type { ConversationMessage, Transcript } from './types'

/** Which assistants have a transcript, by industry. */
const transcriptsByIndustry = Object.entries({ generic: assistantKeys, ...industryTranscripts })

const pictures = ['prescription', 'carDamage', 'salesChart', 'receipt', 'sneakers']

const listFiles = (language: Language, folder: string) =>
  readdirSync(path.join(__dirname, language, 'transcripts', folder)).sort()

const load = async (language: Language, transcript: string) =>
  ((await import(`./${language}/transcripts/${transcript}.ts`)) as { default: Transcript }).default

const transcripts = transcriptsByIndustry.flatMap(([industry, assistants]) =>
  assistants.map((assistant) => `${industry}/${assistant}`),
)

const loadAll = (language: Language) =>
  Promise.all(transcripts.map((transcript) => load(language, transcript)))

const messagesOfType = <Type extends ConversationMessage['type']>(
  transcripts: readonly Transcript[],
  type: Type,
) =>
  transcripts
    .flatMap(({ messages }) => messages)
    .filter(
      (message): message is Extract<ConversationMessage, { type: Type }> => message.type === type,
    )

test('every assistant has a transcript, and thirteen of them one for an industry', () => {
  expect(transcripts).toHaveLength(assistantKeys.length + 13)
})

describe.each(languages)('in %s', (language) => {
  test.each(transcriptsByIndustry)(
    'the assistants of the %s transcripts have one, and no others',
    (industry, assistants) => {
      expect(listFiles(language, industry)).toEqual(assistants.map((key) => `${key}.ts`).sort())
    },
  )

  test.each(transcripts)('%s is a conversation of short messages', async (transcript) => {
    const { messages } = await load(language, transcript)
    expect(messages.length).toBeGreaterThanOrEqual(6)
    expect(messages.length).toBeLessThanOrEqual(9)
    expect(new Set(messages.map(({ from }) => from))).toEqual(new Set(['user', 'bot']))
    expect(messages.filter(({ text }) => text.length > 220 || /[<>]/.test(text))).toEqual([])
  })

  test.each(transcripts)(
    '%s names an alternative only where it offers them',
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

  test('audio lasts about as long as it takes to say', async () => {
    const spoken = messagesOfType(await loadAll(language), 'audio')
    expect(spoken.length).toBeGreaterThan(0)
    const implausible = spoken.filter(({ duration, text }) => {
      if (!/^\d:[0-5]\d$/.test(duration)) return true
      const [minutes = 0, seconds = 0] = duration.split(':').map(Number)
      const charactersPerSecond = text.length / (minutes * 60 + seconds)
      return charactersPerSecond < 8 || charactersPerSecond > 16
    })
    expect(implausible).toEqual([])
  })

  test('every picture exists, and each is used', async () => {
    const shown = messagesOfType(await loadAll(language), 'image').map(({ imageUrl }) => imageUrl)
    expect([...new Set(shown)].sort()).toEqual(
      pictures.map((name) => `/pictures/chat/${name}.svg`).sort(),
    )
  })
})

test('the financial analysis is in English in both languages, and says so (R12)', async () => {
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

test.each(languages)('the required sample claims are made in %s', async (language) => {
  const transcripts = await loadAll(language)
  const everything = transcripts
    .flatMap(({ messages }) => messages.map(({ text }) => text))
    .join('\n')
  for (const claim of claims[language]) expect(everything).toMatch(claim)
})

test('a percentage has its sign by each language’s rules', async () => {
  const texts = async (language: Language) =>
    (await loadAll(language))
      .filter(({ writtenIn = language }) => writtenIn === language)
      .flatMap(({ messages }) => messages.map(({ text }) => text))
  expect((await texts('es')).filter((text) => /\d(?!\u00a0)\s?%/.test(text))).toEqual([])
  expect((await texts('en')).filter((text) => /\s%/.test(text))).toEqual([])
})
