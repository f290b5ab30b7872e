import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import webpack from 'webpack'
import { temporaryFolder } from '../../server/testing/temporaryFolder'
import { HashedAddressesPlugin } from './HashedAddressesPlugin'
import { hashedAddresses, hashedFile, type HashedAddresses } from './hashedAddresses'

const source = `
  const flagOf = (country) => \`/flags/\${country}.svg\`
  const article = { picture: '/pictures/articles/one.svg' }
  console.log(flagOf('es'), article.picture, '/pictures/articles/none.svg', /flags/.test('a/flags/b'))
`

/** A folder with two flags and the pictures of two articles. */
function project() {
  const root = temporaryFolder()
  const write = (file: string, content: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), content)
  }
  write('flags/es.svg', 'red and yellow')
  write('flags/fr.svg', 'blue, white and red')
  write('pictures/articles/one.svg', 'a picture')
  write('pictures/articles/two.svg', 'another')
  write('browser.js', source)
  const addresses = () =>
    hashedAddresses([
      { address: '/flags/', path: path.join(root, 'flags') },
      { address: '/pictures/articles/', path: path.join(root, 'pictures/articles'), each: true },
    ])
  return { root, write, addresses }
}

/** The name and the text of the script that a build makes. */
async function build(root: string, addresses: HashedAddresses) {
  const output = path.join(root, 'dist')
  await new Promise<void>((resolve, reject) => {
    const compiler = webpack(
      {
        mode: 'production',
        context: root,
        entry: './browser.js',
        output: { path: output, filename: '[contenthash].js', clean: true },
        plugins: [new HashedAddressesPlugin(addresses)],
      },
      (error) => {
        compiler?.close(() => {
          if (error) reject(error)
          else resolve()
        })
      },
    )
  })
  const [name = ''] = readdirSync(output)
  return { name, text: readFileSync(path.join(output, name), 'utf8') }
}

it('gives a folder one hash, or each of its files one, and leaves other files where they are', () => {
  const addresses = project().addresses()
  expect(hashedFile(addresses, 'flags/es.svg')).toMatch(/^assets\/flags\.[\da-f]{10}\/es\.svg$/)
  expect(hashedFile(addresses, 'pictures/articles/one.svg')).toMatch(
    /^assets\/pictures\/articles\/one\.[\da-f]{10}\.svg$/,
  )
  expect(hashedFile(addresses, 'favicon.svg')).toBe('favicon.svg')
})

it('changes the address of what changes, and no other', () => {
  const { addresses, write } = project()
  const before = addresses()
  write('flags/fr.svg', 'white')
  write('pictures/articles/two.svg', 'a better one')
  const after = addresses()
  const moved = (file: string) => hashedFile(before, file) !== hashedFile(after, file)
  expect(moved('flags/es.svg')).toBe(true)
  expect(moved('pictures/articles/one.svg')).toBe(false)
  expect(moved('pictures/articles/two.svg')).toBe(true)
})

it('writes into a script what strings begin with, and gives the script another name', async () => {
  const { root, addresses, write } = project()
  const first = await build(root, addresses())
  expect(first.text).toContain(hashedFile(addresses(), 'flags/'))
  expect(first.text).toContain(hashedFile(addresses(), 'pictures/articles/one.svg'))
  expect(first.text).toContain('"/pictures/articles/none.svg"')
  expect(first.text).toContain('/flags/.test("a/flags/b")')
  write('flags/fr.svg', 'white')
  expect((await build(root, addresses())).name).not.toBe(first.name)
})
