import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { articles } from '@/articles/articleList'
import { assistantKeys } from '@/site/assistants'
import { industryKeys } from '@/site/industries'
import { languages } from '@/site/language'

/** Checks that `public/` has the pages' pictures, and how large they are. */
const publicFolder = path.join(__dirname, '../public')
const read = (file: string) => readFileSync(path.join(publicFolder, file))

const drawings = [
  ...assistantKeys.map((key) => [`pictures/assistants/${key}.svg`, 6_144] as const),
  ...industryKeys.map((key) => [`pictures/industries/${key}.svg`, 12_288] as const),
  ...articles.map(({ picture }) => [picture.slice(1), 12_288] as const),
  ...readdirSync(path.join(publicFolder, 'pictures/chat')).map(
    (name) => [`pictures/chat/${name}`, 12_288] as const,
  ),
]

describe.each(drawings)('%s', (file, mostBytes) => {
  const drawing = read(file).toString()

  it(`weighs at most ${mostBytes} bytes`, () => {
    expect(drawing.length).toBeLessThanOrEqual(mostBytes)
  })

  it('scales, and holds nothing that a policy refuses or that would need translating', () => {
    expect(drawing).toMatch(/^<svg xmlns="[^"]+" viewBox="[^"]+">/)
    expect(drawing).not.toMatch(
      /<(style|script|text|image|foreignObject)|\sstyle=|https?:(?!\/\/www\.w3\.org)/,
    )
  })
})

describe.each(languages)('the video in %s', (language) => {
  it.each(['webm', 'mp4'])('weighs at most 600 kB as %s', (ending) => {
    expect(read(`video/inbox-${language}.${ending}`).length).toBeLessThanOrEqual(600_000)
  })

  it('begins with its index, so that it plays while it loads', () => {
    const video = read(`video/inbox-${language}.mp4`).toString('latin1')
    expect(video.indexOf('moov')).toBeLessThan(video.indexOf('mdat'))
  })

  it('has a picture that stands for it', () => {
    const poster = read(`video/inbox-poster-${language}.webp`)
    expect(poster.subarray(8, 12).toString('latin1')).toBe('WEBP')
    expect(poster.length).toBeLessThan(80_000)
  })
})

it('the icon of old browsers and home screens are there', () => {
  expect([...read('favicon.ico').subarray(0, 4)]).toEqual([0, 0, 1, 0])
  const touchIcon = read('apple-touch-icon.png')
  expect([touchIcon.readUInt32BE(16), touchIcon.readUInt32BE(20)]).toEqual([180, 180])
})
