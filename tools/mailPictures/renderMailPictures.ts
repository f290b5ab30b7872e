import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { lightColors } from '@/theme/tokens'

const pictures = path.join(import.meta.dirname, '../../public/pictures')

/** The logo (`src/ui/Logo.tsx`), whose C is cut out, so that it stands on any background. */
const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><mask id="c"><rect width="32" height="32" fill="white"/><path d="M22.6 11.6a5.6 5.6 0 1 0 0 11.2 5.6 5.6 0 0 0 4-1.7l-2-1.9a2.9 2.9 0 1 1 0-4l2-1.9a5.6 5.6 0 0 0-4-1.7Z"/></mask><path fill="${lightColors.indigo}" d="M4.6 21.7 3 28.2a.8.8 0 0 0 1 1l7.4-2.6A12 12 0 1 0 4.6 21.7Z"/><path mask="url(#c)" fill="${lightColors.coral}" d="M22.5 9a8.2 8.2 0 1 0 4 15.4l3 1a.6.6 0 0 0 .8-.8l-1-2.9A8.2 8.2 0 0 0 22.5 9Z"/></svg>`

/** Twice the size in which mails show them. */
const renderPng = (svg: string, width: number) =>
  new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng().toString('base64')

/** The pictures of mails as PNG in base64: mail programs show no SVG. */
export const renderMailPictures = () => ({
  logo: renderPng(logo, 72),
  mascot: renderPng(readFileSync(path.join(pictures, 'assistants/supportpro.svg'), 'utf8'), 144),
})
