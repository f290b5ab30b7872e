import path from 'node:path'
import { readdirSync, readFileSync } from 'node:fs'
import { darkPalette, lightPalette } from '@/theme/palette'
import { renderFrame, renderVideoDocument, readVideoPictures } from './document'
import { videoCopy } from './copy'
import { schemes, getFileName, maxBytes, variants, type Ending } from './files'
import {
  moments,
  getEntrance,
  frameCount,
  framesPerSecond,
  getFrameTime,
  isBetween,
  getOpacity,
} from './timeline'

const root = path.join(__dirname, '../..')
const pictures = readVideoPictures(root)

/** Returns the text of a frame. */
const getText = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

it('opens with the customer’s complaint, which nobody has answered yet', () => {
  const text = getText(renderFrame(0, 'es', pictures))
  expect(text).toContain('A cargo de SupportPro')
  expect(text).toContain(videoCopy.es.complaint)
  expect(text).not.toContain(videoCopy.es.firstAnswer)
})

it('fades from the end into the opening', () => {
  const opening = renderFrame(0, 'es', pictures)
  const end = renderFrame(moments.end, 'es', pictures)
  expect(end).toContain(opening)
  expect(end.replace(opening, '')).toMatch(/^<div class="scene" style="opacity:0">/)
})

it('shows the assistant’s answer, then the handoff to a person, in both languages', () => {
  const answered = getText(renderFrame(moments.firstAnswer + 0.5, 'en', pictures))
  expect(answered).toContain('Which size do you need?')
  expect(answered).not.toContain('took the conversation')
  const handedOver = getText(renderFrame(moments.person + 0.5, 'en', pictures))
  expect(handedOver).toContain('Martha took the conversation')
  expect(getText(renderFrame(moments.person + 0.5, 'es', pictures))).toContain(
    'Marta tomó la conversación',
  )
})

it('loads no file: styles, font and pictures are part of the document', () => {
  const urls = [
    ...`${renderVideoDocument(root, 'dark')}${renderFrame(9, 'es', pictures)}`.matchAll(
      /(?:src="|url\()(.{5})/g,
    ),
  ]
  expect(urls.length).toBeGreaterThan(3)
  expect(new Set(urls.map(([, start]) => start))).toEqual(new Set(['data:']))
})

it("has the theme's colours of its scheme, and every variable that the styles use", () => {
  const palettes = { light: lightPalette, dark: darkPalette }
  const styles = readFileSync(path.join(__dirname, 'inbox.css'), 'utf8')
  for (const scheme of schemes) {
    const html = renderVideoDocument(root, scheme)
    expect(html).toContain(`<html data-color-scheme="${scheme}">`)
    const [own = ''] = new RegExp(`data-color-scheme="${scheme}"]{[^}]*`).exec(html) ?? []
    expect(own).toContain(`--palette-background-default:${palettes[scheme].background.default};`)
    const asked = [...styles.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => `${name}:`)
    expect(asked.filter((declaration) => !own.includes(declaration))).toEqual([])
  }
})

it('the loop lasts between 8 and 12 seconds', () => {
  expect(frameCount / framesPerSecond).toBeGreaterThanOrEqual(8)
  expect(frameCount / framesPerSecond).toBeLessThanOrEqual(12)
})

it('an element is invisible before its moment and visible soon after it', () => {
  expect(getEntrance(moments.note - 0.01, 'note')).toBe(0)
  expect(getEntrance(moments.note + 0.1, 'note')).toBeGreaterThan(0.5)
  expect(getEntrance(moments.note + 0.4, 'note')).toBe(1)
})

it('the first frame shows everything, as the last one does', () => {
  for (const frame of [0, frameCount - 1]) {
    expect(getEntrance(getFrameTime(frame), 'person')).toBe(1)
    expect(getOpacity(getFrameTime(frame))).toBe(1)
  }
})

it('the opening follows within two seconds', () => {
  const times = Array.from({ length: 2 * framesPerSecond }, (_, frame) => getFrameTime(frame))
  expect(Math.min(...times)).toBeLessThan(1 / framesPerSecond)
})

it('isBetween is true between two moments', () => {
  expect(isBetween(moments.firstTyping, 'firstTyping', 'firstAnswer')).toBe(true)
  expect(isBetween(moments.firstAnswer, 'firstTyping', 'firstAnswer')).toBe(false)
})

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

it.each(files)('$name is within its size limit', ({ name, ending }) => {
  expect(read(name).length).toBeLessThanOrEqual(maxBytes[ending])
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
