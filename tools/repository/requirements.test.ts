import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.join(__dirname, '../..')
const folders = ['src', 'server', 'scripts', 'tools', 'e2e', 'docs', 'README.md']

const files = execFileSync('git', ['ls-files', '-z', '--', ...folders], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => /\.(tsx?|cjs|css|md)$/.test(file))

/** Joins a comment's lines, so that a citation may be wrapped. */
const readText = (file: string) =>
  readFileSync(path.join(root, file), 'utf8').replace(/\n\s*(\*|\/\/)?\s*/g, ' ')

const requirements = readFileSync(path.join(root, 'docs/requirements.md'), 'utf8')
const headings = new Set(
  [...requirements.matchAll(/^#+ (?:(R?\d+)\b.*)$/gm)].map(([, number = '']) => number),
)

function findCitations(pattern: RegExp) {
  return files.flatMap((file) =>
    [...readText(file).matchAll(pattern)].flatMap(([citation]) =>
      [...citation.matchAll(/R?\d+/g)].map(([number]) => ({ file, number })),
    ),
  )
}

test.each([
  ['reading', /\bR\d{1,2}\b/g],
  ['section', /\bsections? \d+(?: and \d+)?/gi],
])('every %s that is cited is a heading of docs/requirements.md', (_, pattern) => {
  const citations = findCitations(pattern)
  expect(citations.length).toBeGreaterThan(0)
  expect(citations.filter(({ number }) => !headings.has(number))).toEqual([])
})

test('a section is cited only in the form `requirements, section 8`', () => {
  // `specification version` in Pact is something else.
  const vague = /(?<!requirements, )\bsections? \d|\bspecification\b(?! version)/i
  const others = files.filter((file) => !/requirements\.(md|test\.ts)$/.test(file))
  expect(others.filter((file) => vague.test(readText(file)))).toEqual([])
})

test('the readings are numbered without a gap', () => {
  const readings = [...headings].filter((heading) => heading.startsWith('R'))
  expect(readings).toEqual(readings.map((_, index) => `R${String(index + 1)}`))
})
