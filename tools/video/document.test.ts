import path from 'node:path'
import { darkColors, lightColors } from '@/theme/tokens'
import { renderFrame, renderVideoDocument, readVideoPictures } from './document'
import { videoCopy } from './copy'
import { schemes } from './files'
import { moments } from './timeline'

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
  const papers = { light: lightColors.paper, dark: darkColors.paper }
  for (const scheme of schemes) {
    const html = renderVideoDocument(root, scheme)
    expect(html).toContain(`--palette-site-paper:${papers[scheme]};`)
    const asked = [...html.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => `${name}:`)
    expect(asked.filter((declaration) => !html.includes(declaration))).toEqual([])
  }
})
