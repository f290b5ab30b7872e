import { readdirSync } from 'node:fs'
import path from 'node:path'
import { industryKeys } from '../site/industries'
import { languages, type Language } from '../site/language'
import { texts } from '../testing/texts'
import { faqSections } from './faqSections'

const sections = Object.keys(texts.es).sort() as (keyof typeof texts.es)[]

/** Sections by their path in a language's folder, such as `nav` or `industry/health`. */
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

const getPlaceholders = (text: string) => (text.match(/{{\w+(, number)?}}/g) ?? []).sort()

const isCity = (section: string, keyPath: string) =>
  section === 'time_zones' && keyPath.startsWith('cities.')

const getShape = (section: string, content: object) =>
  getTexts(content, 'es')
    // Each language names other cities than the tz database.
    .filter(([keyPath]) => !isCity(section, keyPath))
    .map(([keyPath, text]) => [keyPath, getPlaceholders(text)])

const ofOtherLanguage: Record<Language, RegExp> = {
  es: /\b(the|your|you|with|and|for|please)\b/i,
  en: /[áéíóúñ¿¡]|\b(el|los|las|una|para|con|por|tu)\b/i,
}

test.each(languages)('the sections in %s are those that es/index.ts lists', (language) => {
  expect(getSections(language)).toEqual(sections)
})

test('every industry has its texts and transcripts', () => {
  const ofIndustries = industryKeys.flatMap((key) => [`industry/${key}`, `transcripts/${key}`])
  expect(sections.filter((section) => section.includes('/'))).toEqual(
    [...ofIndustries, 'transcripts/generic'].sort(),
  )
})

test('search and structured data know every section that has questions', () => {
  const withQuestions = sections.filter((name) => {
    const section = texts.es[name]
    return 'faqs' in section && section.faqs.length > 0
  })
  expect(withQuestions).toEqual(Object.values(faqSections).toSorted())
})

describe.each(sections)('section %s', (section) => {
  test('has the same keys, array lengths and placeholders in both languages', () => {
    const [spanish, english] = [texts.es[section], texts.en[section]]
    expect(Object.keys(english)).toEqual(Object.keys(spanish))
    expect(getShape(section, english)).toEqual(getShape(section, spanish))
  })

  test.each(languages)('has no empty text and no words of the other language in %s', (language) => {
    const wrong = getTexts(texts[language][section], language)
      // The names of languages are in the language itself, those of cities have accents.
      .filter(([keyPath]) => !keyPath.startsWith('language_') && !isCity(section, keyPath))
      .filter(([, text, writtenIn]) => text.trim() === '' || ofOtherLanguage[writtenIn].test(text))
    expect(wrong).toEqual([])
  })
})
