import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { articles } from '@/articles/articleList'
import { assistantKeys } from '@/site/assistants'
import { industryKeys } from '@/site/industries'
import { languages } from '@/site/language'

/** Checks that `public/` has the pages' pictures, and how large they are. */
const publicFolder = path.join(__dirname, '../../public')

const drawings = [
  ...[...assistantKeys, 'waving'].map((key) => [`pictures/assistants/${key}.svg`, 6_144] as const),
  ...industryKeys.map((key) => [`pictures/industries/${key}.svg`, 12_288] as const),
  ...articles.map(({ picture }) => [picture.slice(1), 12_288] as const),
  ...readdirSync(path.join(publicFolder, 'pictures/chat')).map(
    (name) => [`pictures/chat/${name}`, 12_288] as const,
  ),
]

test('every picture of an article, an assistant and an industry is shown', () => {
  const files = ['articles', 'assistants', 'industries'].flatMap((folder) =>
    readdirSync(path.join(publicFolder, 'pictures', folder)).map(
      (name) => `pictures/${folder}/${name}`,
    ),
  )
  const bodies = articles.flatMap(({ texts }) => languages.map((each) => texts[each].markdown))
  const shown = new Set(drawings.map(([file]) => file))
  expect(files.filter((file) => !shown.has(file) && !bodies.join().includes(file))).toEqual([])
})

describe.each(drawings)('%s', (file, maxBytes) => {
  const drawing = readFileSync(path.join(publicFolder, file), 'utf8')

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
