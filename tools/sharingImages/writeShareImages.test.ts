import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { languages } from '@/site/language'
import { allRoutes } from '@/site/allRoutes'
import { getShareImagePath } from '@/app/head/urls'
import { getShareTitle, writeShareImages } from './writeShareImages'

const root = path.join(__dirname, '../..')
let folder: string
let output: string
let cache: string
let drawn: number

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'share-images-'))
  output = path.join(folder, 'dist')
  cache = path.join(folder, 'cache')
  drawn = await writeShareImages({ root, output, cache })
}, 30_000)

afterAll(() => {
  rmSync(folder, { recursive: true })
})

const pages = allRoutes.flatMap(({ id }) => languages.map((language) => [id, language] as const))

test.each(pages)('%s in %s has a PNG of 1200 by 630 pixels', (id, language) => {
  const image = readFileSync(path.join(output, getShareImagePath(id, language)))
  expect(image.subarray(1, 4).toString('latin1')).toBe('PNG')
  expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([1200, 630])
  // The size up to which messengers load previews by themselves.
  expect(image.length).toBeLessThan(200_000)
})

test('an image is drawn again only if its content has changed', async () => {
  expect(drawn).toBeGreaterThan(allRoutes.length)
  expect(await writeShareImages({ root, output, cache })).toBe(0)
  const [name = ''] = readdirSync(cache)
  rmSync(path.join(cache, name))
  expect(await writeShareImages({ root, output, cache })).toBe(1)
}, 30_000)

test('images that no page uses any more are deleted', async () => {
  const stale = path.join(cache, 'stale.png')
  writeFileSync(stale, '')
  await writeShareImages({ root, output, cache })
  expect(existsSync(stale)).toBe(false)
}, 30_000)

test("an image shows the article's title, or the page's without the brand", async () => {
  expect(await getShareTitle('scheduleDemo', 'en')).toBe('Schedule a live demo of AI assistants')
  expect(await getShareTitle('articles/test-turing', 'en')).toMatch(/Turing/)
  expect(await getShareTitle('home', 'en')).not.toMatch(/Conversalia|\|/)
})
