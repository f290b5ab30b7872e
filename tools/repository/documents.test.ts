import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { getVariableName, readConfiguration } from '../../server/configuration'
import { listGitFiles } from './testing/listGitFiles'

const root = path.join(__dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

const documents = listGitFiles('*.md', ':!src/content/articles')

/** Paths are named from the root of the repository, from `src`, or from the document's folder. */
const exists = (document: string, named: string) =>
  ['.', 'src', path.dirname(document)].some((folder) => existsSync(path.join(root, folder, named)))

/**
 * Expands `{es,en}` and cuts at placeholders: `src/content/{es,en}/<id>.ts` → `src/content/es`,
 * `src/content/en`.
 */
const toPaths = (named: string) =>
  (named.includes('{es,en}') ? ['es', 'en'] : ['']).map((language) =>
    named.replace('{es,en}', language).replace(/\/[^/]*[<*].*$/, ''),
  )

/** Inline code that is a path: it begins with one of our folders, or ends like one of our files. */
const codePaths =
  /`((?:src|server|scripts|tools|public|e2e|deploy|perf)\/[^`\s]+|[\w-]+\/[\w/.-]+\.(?:tsx?|css|mjs|json))`/g

test('every path that a document names exists', () => {
  const named = documents.flatMap((document) =>
    [...read(document).matchAll(codePaths)]
      .flatMap(([, found = '']) => toPaths(found))
      .map((found) => ({ document, found })),
  )
  expect(named).not.toEqual([])
  expect(named.filter(({ document, found }) => !exists(document, found))).toEqual([])
})

/** The anchors that GitHub makes of the headings. */
const getAnchors = (document: string) =>
  [...read(document).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  )

function isBroken(document: string, link: string) {
  const [file = '', anchor] = link.split('#')
  const target = file === '' ? document : path.join(path.dirname(document), file)
  if (!existsSync(path.join(root, target))) return true
  return anchor !== undefined && !getAnchors(target).includes(anchor)
}

test('every link between documents leads to a file and a heading', () => {
  const links = documents.flatMap((document) =>
    [...read(document).matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map(([, link = '']) => ({
      document,
      link,
    })),
  )
  expect(links).not.toEqual([])
  expect(links.filter(({ document, link }) => isBroken(document, link))).toEqual([])
})

test('every script that a document names is in package.json', () => {
  const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: object }
  const named = documents.flatMap((document) =>
    [...read(document).matchAll(/npm run (\w[\w:-]*)/g)].map(([, script = '']) => script),
  )
  expect(named).not.toEqual([])
  expect([...new Set(named)].filter((script) => !(script in scripts))).toEqual([])
})

test('the README explains every variable of the gateway, with its default', () => {
  const write = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
  const defaults = Object.fromEntries(
    Object.entries(readConfiguration({})).map(([property, value]) => [
      getVariableName(property),
      value === '' || value === undefined ? 'none' : `\`${write(value)}\``,
    ]),
  )
  const rows = [...read('README.md').matchAll(/^\| (`[A-Z].*?`)[ ¹]*\| (.*?) *\|/gm)]
  const explained = rows.flatMap(([, names = '', texts = '']) =>
    (names.match(/\w+/g) ?? []).map((name, index) => [name, texts.split(', ')[index] ?? texts]),
  )
  expect(explained.map(([name]) => name).sort()).toEqual(Object.keys(defaults).sort())
  const saidInWords = ['SITE_KEY', 'CAPABILITY_SECRET', 'MAIL_FROM']
  const said = explained.filter(([name = '']) => !saidInWords.includes(name))
  expect(said).toEqual(said.map(([name = '']) => [name, defaults[name]]))
})

const citing = listGitFiles('src', 'server', 'scripts', 'tools', 'e2e', 'docs', 'README.md').filter(
  (file) => /\.(tsx?|cjs|css|md)$/.test(file),
)

/** Joins a comment's lines, so that a citation may be wrapped. */
const readText = (file: string) => read(file).replace(/\n\s*(\*|\/\/)?\s*/g, ' ')

const requirements = read('docs/requirements.md')
const headings = new Set(
  [...requirements.matchAll(/^#+ (?:(R?\d+)\b.*)$/gm)].map(([, number = '']) => number),
)

function findCitations(pattern: RegExp) {
  return citing.flatMap((file) =>
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
  const others = citing.filter(
    (file) => !/(requirements\.md|repository\/documents\.test\.ts)$/.test(file),
  )
  expect(others.filter((file) => vague.test(readText(file)))).toEqual([])
})

test('the readings are numbered without a gap', () => {
  const readings = [...headings].filter((heading) => heading.startsWith('R'))
  expect(readings).toEqual(readings.map((_, index) => `R${String(index + 1)}`))
})
