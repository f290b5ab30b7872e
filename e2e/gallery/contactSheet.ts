import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { escapeMarkup } from '@/site/escape'

interface Picture {
  readonly state: string
  readonly language: string
  readonly colorScheme: string
  readonly width: number
}

const separator = '--'

/** The file name of a picture, for example `step-2--es--dark--360.jpg`. */
export const getPictureName = ({ state, language, colorScheme, width }: Picture): string =>
  `${[state.replace(/[^a-zA-Z0-9]+/g, '-'), language, colorScheme, width].join(separator)}.jpg`

const toFigure = (file: string): string => {
  const caption = path.basename(file, '.jpg').split(separator).slice(1).join(', ')
  return `<figure><a href="${file}"><img src="${file}" alt="" loading="lazy"></a><figcaption>${escapeMarkup(caption)}</figcaption></figure>`
}

/**
 * Writes `index.html`, a contact sheet of all pictures in the folder with a row for each state. Removes
 * those that are not drawn any more, for example of a state that has another name now.
 */
export function writeIndex(folder: string, pictures: ReadonlySet<string>): void {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.jpg'))
    .toSorted()
  for (const file of files)
    if (!pictures.has(file)) rmSync(path.join(folder, file), { force: true })
  const getState = (file: string) => file.split(separator)[0] ?? ''
  const drawn = files.filter((file) => pictures.has(file))
  const sections = [...new Set(drawn.map(getState))].map((state) => {
    const row = drawn.filter((file) => getState(file) === state)
    return `<h2>${escapeMarkup(state)}</h2><div>${row.map(toFigure).join('')}</div>`
  })
  writeFileSync(
    path.join(folder, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>Gallery</title>
<style>body{font:14px system-ui;background:#777}div{display:flex;gap:8px;overflow:auto;align-items:start}
figure{margin:0;flex:none}img{height:70vh;max-width:60vw;object-fit:contain;object-position:top;background:#555}</style>
${sections.join('\n')}`,
  )
}
