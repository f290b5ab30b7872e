import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createTemporaryFolder } from '../../server/testing/temporaryFolder'
import { writeFiles } from '../../server/testing/writeSite'
import {
  createHashedPaths,
  getHashedFile,
  HashedPathsPlugin,
  type HashedPaths,
} from './hashedPaths'
import { runWebpack } from './runWebpack'

const source = `
  const getFlagPath = (country) => \`/flags/\${country}.svg\`
  const article = { picture: '/pictures/articles/one.svg' }
  console.log(getFlagPath('es'), article.picture, '/pictures/articles/none.svg', /flags/.test('a/flags/b'))
`

/** Creates a folder with two flags and the pictures of two articles. */
function createProject() {
  const root = createTemporaryFolder()
  writeFiles(root, {
    'flags/es.svg': 'red and yellow',
    'flags/fr.svg': 'blue, white and red',
    'pictures/articles/one.svg': 'a picture',
    'pictures/articles/two.svg': 'another',
    'browser.js': source,
  })
  const getPaths = () =>
    createHashedPaths([
      { urlPath: '/flags/', folder: path.join(root, 'flags') },
      {
        urlPath: '/pictures/articles/',
        folder: path.join(root, 'pictures/articles'),
        hashEachFile: true,
      },
    ])
  return { root, getPaths }
}

/** Returns the name and text of the built script. */
async function build(root: string, paths: HashedPaths) {
  const output = path.join(root, 'dist')
  await runWebpack({
    mode: 'production',
    context: root,
    entry: './browser.js',
    output: { path: output, filename: '[contenthash].js', clean: true },
    plugins: [new HashedPathsPlugin(paths)],
  })
  const [name = ''] = readdirSync(output)
  return { name, text: readFileSync(path.join(output, name), 'utf8') }
}

it('gives a folder one hash, or each of its files its own, and leaves other files unchanged', () => {
  const paths = createProject().getPaths()
  expect(getHashedFile(paths, 'flags/es.svg')).toMatch(/^assets\/flags\.[\da-f]{6}\/es\.svg$/)
  expect(getHashedFile(paths, 'pictures/articles/one.svg')).toMatch(
    /^assets\/pictures\/articles\/one\.[\da-f]{6}\.svg$/,
  )
  expect(getHashedFile(paths, 'favicon.svg')).toBe('favicon.svg')
})

it('changes only the path of a changed file', () => {
  const { root, getPaths } = createProject()
  const before = getPaths()
  writeFiles(root, { 'flags/fr.svg': 'white', 'pictures/articles/two.svg': 'a better one' })
  const after = getPaths()
  const hasMoved = (file: string) => getHashedFile(before, file) !== getHashedFile(after, file)
  expect(hasMoved('flags/es.svg')).toBe(true)
  expect(hasMoved('pictures/articles/one.svg')).toBe(false)
  expect(hasMoved('pictures/articles/two.svg')).toBe(true)
})

it('replaces the paths at the beginning of strings in a script and changes the script’s hash', async () => {
  const { root, getPaths } = createProject()
  const first = await build(root, getPaths())
  expect(first.text).toContain(getHashedFile(getPaths(), 'flags/'))
  expect(first.text).toContain(getHashedFile(getPaths(), 'pictures/articles/one.svg'))
  expect(first.text).toContain('"/pictures/articles/none.svg"')
  expect(first.text).toContain('/flags/.test("a/flags/b")')
  writeFiles(root, { 'flags/fr.svg': 'white' })
  expect((await build(root, getPaths())).name).not.toBe(first.name)
})
