import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const source = path.join(__dirname, '..')

const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file))

/** Shorter texts, such as 'Menu', also occur by chance. */
const shortest = 12

/** Returns the texts that have a key, without those of lists and those with placeholders. */
function getKeyedTexts(content: unknown): string[] {
  if (typeof content === 'string') {
    return content.length >= shortest && !content.includes('{{') ? [content] : []
  }
  if (typeof content !== 'object' || content === null || Array.isArray(content)) return []
  return Object.values(content).flatMap(getKeyedTexts)
}

async function loadTexts(): Promise<Set<string>> {
  const files = ['es', 'en'].flatMap((language) => listFiles(path.join(__dirname, language)))
  const sections = files.filter((file) => file.endsWith('.ts') && !file.endsWith('index.ts'))
  const loaded = sections.map((file) => import(file) as Promise<{ default: unknown }>)
  return new Set((await Promise.all(loaded)).flatMap((section) => getKeyedTexts(section.default)))
}

/** The test is about this very text. */
const exceptions = ['titleWithoutBrand.test.ts']

const tests = listFiles(source)
  .filter((file) => /(\.test\.tsx?|\/testing\/.*\.tsx?)$/.test(file.replaceAll(path.sep, '/')))
  .filter((file) => !exceptions.includes(path.basename(file)))

test('tests read the dictionaries instead of repeating their texts', async () => {
  const texts = await loadTexts()
  expect(texts.size).toBeGreaterThan(500)
  const repeated = tests.flatMap((file) => {
    const literals = readFileSync(file, 'utf8').matchAll(/'((?:[^'\\\n]|\\.)+)'/g)
    return [...literals]
      .filter(([, literal = '']) => texts.has(literal))
      .map(([literal]) => `${path.relative(source, file)}: ${literal}`)
  })
  expect(repeated).toEqual([])
})
