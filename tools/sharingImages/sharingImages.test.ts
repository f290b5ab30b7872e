import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import hero from '@/content/en/hero'
import { languages } from '@/site/language'
import { allRoutes } from '@/site/allRoutes'
import { getShareImagePath } from '@/app/head/urls'
import { escapeMarkup } from '@/site/escape'
import { siteConfig } from '@/site/siteConfig'
import { createTemporaryFolder } from '../../server/testing/temporaryFolder'
import { getShareTitle, writeShareImages } from './writeShareImages'
import { fitTitle, type Measure } from './fitTitle'
import { getTemplate } from './shareTemplates'
import { renderShareSvg } from './shareSvg'

const root = path.join(__dirname, '../..')
let output: string
let cache: string
let drawn: number

beforeAll(async () => {
  const folder = createTemporaryFolder()
  output = path.join(folder, 'dist')
  cache = path.join(folder, 'cache')
  drawn = await writeShareImages({ root, output, cache })
}, 30_000)

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

test("an image shows the article's title, and the home page's the tagline", async () => {
  expect(await getShareTitle('articles/test-turing', 'en')).toMatch(/Turing/)
  expect(await getShareTitle('home', 'en')).toBe(hero.tagline)
})

/** A font in which every letter is half as wide as high. */
const measure: Measure = (text, size) => (text.length * size) / 2

const fit = (title: string, width: number, height: number, sizes = [80, 60, 40]) =>
  fitTitle(title, { width, height, sizes }, measure)

it('sets a short title at the largest size, in one line', () => {
  expect(fit('Blog', 600, 200)).toEqual({ lines: ['Blog'], size: 80 })
})

it('uses the next size if a word is wider than the box', () => {
  expect(fit('Conversaciones', 430, 200)).toEqual({ lines: ['Conversaciones'], size: 60 })
})

it('uses the next size if the lines are higher than the box', () => {
  expect(fit('uno dos tres', 150, 140)).toEqual({ lines: ['uno dos', 'tres'], size: 40 })
})

it('breaks the title into lines of similar length', () => {
  expect(fit('uno dos seis diez o', 600, 200).lines).toEqual(['uno dos', 'seis diez o'])
})

it('never breaks at a no-break space', () => {
  expect(fit('baja hasta 60\u00a0%', 420, 200, [80]).lines).toEqual(['baja hasta', '60\u00a0%'])
})

it('binds a word of one or two letters to the next one', () => {
  expect(fit('mira el video ya', 480, 200, [80]).lines).toEqual(['mira', 'el\u00a0video ya'])
})

it('makes no long line of short words in a row', () => {
  expect(fit('Blog de IA y atención', 480, 200, [80]).lines).toEqual([
    'Blog de\u00a0IA',
    'y\u00a0atención',
  ])
})

it('prefers a smaller size to a short line', () => {
  expect(fit('siete conversaciones', 600, 200).lines).toEqual(['siete conversaciones'])
  expect(fit('uno conversaciones', 600, 200)).toEqual({ lines: ['uno conversaciones'], size: 60 })
  expect(fit('uno conversaciones', 600, 200, [80]).lines).toEqual(['uno', 'conversaciones'])
})

it('accepts a short line if the title would otherwise be much smaller', () => {
  expect(fit('uno conversaciones', 600, 200, [80, 40])).toEqual({
    lines: ['uno', 'conversaciones'],
    size: 80,
  })
})

it('rejects a title that fits at no size', () => {
  expect(() => fit('Conversaciones', 100, 200)).toThrow(/'Conversaciones' does not fit/)
})

const renderSvg = (title: string) =>
  renderShareSvg(title, getTemplate('articles/test-turing'), path.join(root, 'public'), measure)

const getTexts = (svg: string) => [...svg.matchAll(/<text [^>]*>([^<]*)</g)].map(([, text]) => text)

it('names the brand and sets the title in lines', () => {
  expect(getTexts(renderSvg('Una pregunta muy corta'))).toEqual([
    escapeMarkup(siteConfig.brand),
    'Una pregunta',
    'muy corta',
  ])
})

it('escapes the special characters of XML', () => {
  expect(getTexts(renderSvg('Q&A <b>')).slice(1).join(' ')).toBe('Q&amp;A &lt;b&gt;')
})

it("embeds the page's picture, so that the image loads no file", () => {
  const urls = [...renderSvg('Título').matchAll(/href="([^"]{14})/g)].map(([, start]) => start)
  expect(urls).toEqual(['data:image/svg'])
})
