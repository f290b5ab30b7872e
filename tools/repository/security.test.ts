import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.join(__dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

const files = execFileSync('git', ['ls-files', '-z', '--', 'src', 'server', 'scripts', 'e2e'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => /\.tsx?$/.test(file))

const rows = [...read('docs/security.md').matchAll(/^- \*\*D(\d+)\*\* /gm)]
const defences = [...new Set(rows.map(([, number]) => Number(number)))].sort(
  (one, other) => one - other,
)

test('the defences of docs/security.md are numbered without a gap', () => {
  expect(defences).toEqual(defences.map((_, index) => index + 1))
})

test('every defence that is cited, such as D6, is in docs/security.md', () => {
  const citations = files.flatMap((file) =>
    [...read(file).matchAll(/\bD(\d{1,2})\b/g)].map(([, number]) => ({
      file,
      number: Number(number),
    })),
  )
  expect(citations.length).toBeGreaterThan(0)
  expect(citations.filter(({ number }) => !defences.includes(number))).toEqual([])
})
