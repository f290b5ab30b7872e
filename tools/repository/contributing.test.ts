import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.join(__dirname, '../..')

/**
 * Expands `{es,en}` and cuts at placeholders: `src/content/{es,en}/<id>.ts` → `src/content/es`,
 * `src/content/en`.
 */
const toPaths = (named: string) =>
  (named.includes('{es,en}') ? ['es', 'en'] : ['']).map((language) =>
    named.replace('{es,en}', language).replace(/\/[^/]*<.*$/, ''),
  )

const documents = ['README.md', 'docs/contributing.md', 'src/hydration/README.md']

test.each(documents)('every path that %s names exists', (file) => {
  const text = readFileSync(path.join(root, file), 'utf8')
  const paths = [...text.matchAll(/`((?:src|server|scripts|tools|public)\/[^`\s]+)`/g)].flatMap(
    ([, named = '']) => toPaths(named),
  )
  expect(paths).not.toEqual([])
  expect(paths.filter((each) => !existsSync(path.join(root, each)))).toEqual([])
})
