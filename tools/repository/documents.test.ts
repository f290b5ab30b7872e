import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { getVariableName, readConfiguration } from '../../server/configuration'

const root = path.join(__dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

const files = execFileSync('git', ['ls-files', '-z', '--', '*.md', ':!src/content/articles'], {
  cwd: root,
  encoding: 'utf8',
})
const documents = files.split('\0').filter((file) => file !== '')

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

test('the README explains every variable of the gateway', () => {
  const names = Object.keys(readConfiguration({})).map(getVariableName)
  const rows = [...read('README.md').matchAll(/^\| (`[A-Z].*?`)[ ¹]*\|/gm)]
  const explained = rows.flatMap(([, cell = '']) => cell.match(/\w+/g) ?? [])
  expect(explained.sort()).toEqual(names.sort())
})
