import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { articles } from '@/articles/articleList'
import { assistantKeys } from '@/site/assistants'
import { industryKeys } from '@/site/industries'
import { lightColors } from '@/theme/tokens'

/** Checks that `public/` has the pages' pictures, and how large they are. */
const publicFolder = path.join(__dirname, '../../public')
const read = (file: string) => readFileSync(path.join(publicFolder, file))

const drawings = [
  ...[...assistantKeys, 'waving'].map((key) => [`pictures/assistants/${key}.svg`, 6_144] as const),
  ...industryKeys.map((key) => [`pictures/industries/${key}.svg`, 12_288] as const),
  ...articles.map(({ picture }) => [picture.slice(1), 12_288] as const),
  ...readdirSync(path.join(publicFolder, 'pictures/chat')).map(
    (name) => [`pictures/chat/${name}`, 12_288] as const,
  ),
]

describe.each(drawings)('%s', (file, maxBytes) => {
  const drawing = read(file).toString()

  it(`weighs at most ${maxBytes} bytes`, () => {
    expect(drawing.length).toBeLessThanOrEqual(maxBytes)
  })

  it('scales, and contains neither what the Content-Security-Policy refuses nor text to translate', () => {
    expect(drawing).toMatch(/^<svg xmlns="[^"]+" viewBox="[^"]+">/)
    expect(drawing).not.toMatch(
      /<(style|script|text|image|foreignObject)|\sstyle=|https?:(?!\/\/www\.w3\.org)/,
    )
  })
})

it('the favicon has the colours of the theme, of which it needs a copy', () => {
  const tokens = Object.values(lightColors).map((color) => color.toLowerCase())
  const used =
    read('favicon.svg')
      .toString()
      .toLowerCase()
      .match(/#[0-9a-f]{3,8}\b/g) ?? []
  expect(used.length).toBeGreaterThan(1)
  expect(tokens).toEqual(expect.arrayContaining(used))
})

it('the icons of old browsers and home screens exist', () => {
  expect([...read('favicon.ico').subarray(0, 4)]).toEqual([0, 0, 1, 0])
  const touchIcon = read('apple-touch-icon.png')
  expect([touchIcon.readUInt32BE(16), touchIcon.readUInt32BE(20)]).toEqual([180, 180])
})
