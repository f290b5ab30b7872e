import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { checkSize, getFileName, maxBytes, variants, type Ending } from './files'

const folder = path.join(__dirname, '../../public/video')
const endings = Object.keys(maxBytes) as Ending[]
const files = variants.flatMap((variant) =>
  endings.map((ending) => ({ name: getFileName(variant, ending), ending })),
)
const read = (name: string) => readFileSync(path.join(folder, name))

it('the video files exist in both languages and schemes, and no others', () => {
  expect(files.map(({ name }) => name)).toContain('inbox-es-dark.webm')
  expect(readdirSync(folder).sort()).toEqual(files.map(({ name }) => name).sort())
})

describe.each(files)('$name', ({ name, ending }) => {
  it('is within its size limit', () => {
    expect(() => {
      checkSize(name, ending, read(name).length)
    }).not.toThrow()
  })
})

it('a file above its limit is rejected', () => {
  expect(() => {
    checkSize('inbox-es-dark-640.webp', '-640.webp', maxBytes['-640.webp'] + 1)
  }).toThrow('inbox-es-dark-640.webp has 30001 bytes and may have 30000')
})

it.each(files.filter(({ ending }) => ending === '.mp4'))(
  '$name begins with its index, so that it plays while it loads',
  ({ name }) => {
    const video = read(name).toString('latin1')
    expect(video.indexOf('moov')).toBeLessThan(video.indexOf('mdat'))
  },
)

/** Reads the width in the header of a lossy WebP (a `VP8 ` chunk). */
const readWidth = (webp: Buffer) => webp.readUInt16LE(26) & 0x3f_ff

it.each(files.filter(({ ending }) => ending.endsWith('.webp')))(
  'the file $name is as wide as its name says',
  ({ name, ending }) => {
    const poster = read(name)
    expect(poster.subarray(8, 16).toString('latin1')).toBe('WEBPVP8 ')
    expect(`-${readWidth(poster)}.webp`).toBe(ending)
  },
)
