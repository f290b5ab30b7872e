import { readdirSync } from 'node:fs'
import path from 'node:path'

type Dictionary = Record<string, string>

// Folders hold page content that is more than single texts, and have their own tests.
const sectionsOf = (language: string) =>
  readdirSync(path.join(__dirname, language))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => path.basename(file, '.ts'))
    .filter((name) => name !== 'index')

const sections = sectionsOf('es')

const load = async (language: string, section: string) =>
  ((await import(`./${language}/${section}.ts`)) as { default: Dictionary }).default

const placeholders = (text: string | undefined) => (text?.match(/{{\w+}}/g) ?? []).sort()

test('both languages have the same sections', () => {
  expect(sectionsOf('en').sort()).toEqual(sections.sort())
})

describe.each(sections)('section %s', (section) => {
  test('has the same keys and placeholders in both languages, and no empty text', async () => {
    const [spanish, english] = await Promise.all([load('es', section), load('en', section)])
    expect(Object.keys(english)).toEqual(Object.keys(spanish))
    for (const [key, text] of Object.entries(spanish)) {
      expect({ key, placeholders: placeholders(english[key]) }).toEqual({
        key,
        placeholders: placeholders(text),
      })
      expect(text.trim()).not.toBe('')
      expect(english[key]?.trim()).not.toBe('')
    }
  })

  test('has no leftovers of the other language', async () => {
    const [spanish, english] = await Promise.all([load('es', section), load('en', section)])
    const spanishOnly = /[áéíóúñ¿¡]|\b(el|los|las|una|para|con|por|tu)\b/i
    const englishOnly = /\b(the|your|you|with|and|for|please)\b/i
    // A language is named in itself.
    const named = (key: string) => key.startsWith('language_')
    const leftovers = (dictionary: Dictionary, other: RegExp) =>
      Object.entries(dictionary).filter(([key, text]) => !named(key) && other.test(text))
    expect(leftovers(english, spanishOnly)).toEqual([])
    expect(leftovers(spanish, englishOnly)).toEqual([])
  })
})
