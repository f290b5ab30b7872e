import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { texts as dictionaries } from '../testing/texts'

const root = path.join(__dirname, '../..')

const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file))

/** Shorter texts, such as 'Menu', also occur by chance. */
const shortest = 12

/** Returns the texts at any depth, without those with placeholders. */
function getTexts(content: unknown): string[] {
  if (typeof content === 'string') {
    return content.length >= shortest && !content.includes('{{') ? [content] : []
  }
  if (typeof content !== 'object' || content === null) return []
  return Object.values(content).flatMap(getTexts)
}

const texts = new Set(getTexts(dictionaries))

/** Literals in single quotes, in double quotes and of regular expressions. */
const literals = [
  /'((?:[^'\\\n]|\\.)+)'/g,
  /"((?:[^"\\\n]|\\.)+)"/g,
  /(?<=[(,=:[\s])\/((?:[^/\\\n]|\\.)+)\/[a-z]*(?=[),\]\s.])/g,
]

/** Returns what a literal stands for: a regular expression's text has no anchors. */
const toText = (literal: string) => literal.replace(/^\^|\$$/g, '').replace(/\\(\W)/g, '$1')

const getLiterals = (code: string) =>
  literals.flatMap((pattern) => [...code.matchAll(pattern)].map(([, literal = '']) => literal))

const tests = ['src', 'scripts', 'tools', 'e2e']
  .flatMap((folder) => listFiles(path.join(root, folder)))
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => path.relative(root, file).replaceAll(path.sep, '/'))
  .filter((file) => /\.test\.|\/testing\/|^e2e\//.test(file))

test('tests read the dictionaries instead of repeating their texts', () => {
  expect(texts.size).toBeGreaterThan(500)
  const repeated = tests.flatMap((file) =>
    getLiterals(readFileSync(path.join(root, file), 'utf8'))
      .filter((literal) => texts.has(toText(literal)))
      .map((literal) => `${file}: ${literal}`),
  )
  expect(repeated).toEqual([])
})
