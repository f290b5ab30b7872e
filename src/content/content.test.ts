import { readdirSync } from 'node:fs'
import path from 'node:path'
import { industryKeys } from '../site/industries'
import { languages, type Language } from '../site/language'
import { faqSections } from './faqSections'
import type { Faq } from './types'

/** Sections by their path in a language's folder, such as `nav` or `articles/test-turing`. */
const getSections = (language: Language) =>
  readdirSync(path.join(__dirname, language), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && file !== 'index.ts')
    .map((file) => file.replace(/\.ts$/, ''))
    .sort()

/** A text that deliberately is in the other language is below `writtenIn` (requirements R8, R12). */
type Text = readonly [place: string, text: string, writtenIn: Language]

/** Every text of a section with its key path, such as `faqs.2.answer`. */
function getTexts(content: unknown, language: Language, keyPath = ''): Text[] {
  if (typeof content === 'string') return [[keyPath, content, language]]
  if (typeof content !== 'object' || content === null) return []
  const { writtenIn = language } = content as { writtenIn?: Language }
  return Object.entries(content).flatMap(([key, value]) =>
    getTexts(value, writtenIn, keyPath ? `${keyPath}.${key}` : key),
  )
}

const load = async (language: Language, section: string) =>
  ((await import(`./${language}/${section}.ts`)) as { default: object }).default

/** Keys whose values are not text, and therefore the same in both languages. */
const isWordless = (keyPath: string) =>
  /(^|\.)(type|from|duration|imageUrl|writtenIn)$/.test(keyPath)

const getPlaceholders = (text: string) => (text.match(/{{\w+(, number)?}}/g) ?? []).sort()

const getShape = (content: object) =>
  getTexts(content, 'es').map(([keyPath, text]) => [
    keyPath,
    isWordless(keyPath) ? text : getPlaceholders(text),
  ])

const ofOtherLanguage: Record<Language, RegExp> = {
  es: /\b(the|your|you|with|and|for|please)\b/i,
  en: /[áéíóúñ¿¡]|\b(el|los|las|una|para|con|por|tu)\b/i,
}

test('both languages have the same sections', () => {
  expect(getSections('en')).toEqual(getSections('es'))
})

test('every industry has its texts and transcripts', () => {
  const ofIndustries = industryKeys.flatMap((key) => [`industry/${key}`, `transcripts/${key}`])
  expect(getSections('es').filter((section) => section.includes('/'))).toEqual(
    [...ofIndustries, 'transcripts/generic'].sort(),
  )
})

test('search and structured data know every section that has questions', async () => {
  const sections = getSections('es').map(async (section) => {
    const { faqs = [] }: { faqs?: readonly Faq[] } = await load('es', section)
    return faqs.length > 0 ? section : []
  })
  const withQuestions = (await Promise.all(sections)).flat()
  expect(withQuestions).toEqual(Object.values(faqSections).toSorted())
})

describe.each(getSections('es'))('section %s', (section) => {
  test('has the same keys, array lengths and placeholders in both languages', async () => {
    const [spanish, english] = await Promise.all([load('es', section), load('en', section)])
    expect(Object.keys(english)).toEqual(Object.keys(spanish))
    expect(getShape(english)).toEqual(getShape(spanish))
  })

  test.each(languages)(
    'has no empty text and no words of the other language in %s',
    async (language) => {
      const content = await load(language, section)
      const wrong = getTexts(content, language)
        // The names of languages are in the language itself, those of cities have accents.
        .filter(([keyPath]) => !/^(language_|cities\.)/.test(keyPath) && !isWordless(keyPath))
        .filter(
          ([, text, writtenIn]) => text.trim() === '' || ofOtherLanguage[writtenIn].test(text),
        )
      expect(wrong).toEqual([])
    },
  )
})
