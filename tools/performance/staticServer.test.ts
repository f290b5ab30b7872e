import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { temporaryFolder } from '../../server/testing/temporaryFolder'
import { serveFolder, type ServedSite } from './staticServer'

let site: ServedSite

beforeAll(async () => {
  const folder = temporaryFolder()
  const pages = path.join(folder, 'pages')
  mkdirSync(path.join(pages, 'about'), { recursive: true })
  writeFileSync(path.join(folder, 'secret.txt'), 'secret')
  writeFileSync(path.join(pages, 'index.html'), 'home '.repeat(500))
  writeFileSync(path.join(pages, 'about/index.html'), 'about')
  writeFileSync(path.join(pages, 'prices.html'), 'prices')
  writeFileSync(path.join(pages, 'hero.webp'), Buffer.alloc(300))
  site = await serveFolder(pages)
})

afterAll(() => site.close())

const get = (address: string) => fetch(`${site.address}${address}`)

it('sends text in brotli', async () => {
  const response = await get('/')
  expect(response.headers.get('content-encoding')).toBe('br')
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(Number(response.headers.get('content-length'))).toBeLessThan(100)
  expect(await response.text()).toBe('home '.repeat(500))
})

it('sends pictures as they are', async () => {
  const response = await get('/hero.webp?width=1')
  expect(response.headers.get('content-encoding')).toBeNull()
  expect(response.headers.get('content-length')).toBe('300')
  expect(response.headers.get('content-type')).toBe('image/webp')
})

it.each([
  ['/about', 'about'],
  ['/about/', 'about'],
  ['/prices', 'prices'],
])('finds the page at %s', async (address, text) => {
  expect(await (await get(address)).text()).toBe(text)
})

it.each(['/nothing', '/none.js', '/..%2Fsecret.txt', '/%2e%2e/secret.txt'])(
  'has nothing at %s',
  async (address) => {
    expect((await get(address)).status).toBe(404)
  },
)

it('refuses an address that can not be decoded', async () => {
  expect((await get('/%E0%A4%A')).status).toBe(400)
})
