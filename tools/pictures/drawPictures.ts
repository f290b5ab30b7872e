import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { lightPalette } from '@/theme/palette'
import { logoShapes, type LogoFill } from '@/ui/Logo'

/** The light scheme's colours of the logo. */
const colors: Readonly<Record<LogoFill, string>> = {
  'var(--palette-primary-main)': lightPalette.primary.main,
  'var(--palette-site-coral)': lightPalette.site.coral,
  'var(--palette-background-default)': lightPalette.background.default,
}

const shapes = logoShapes.map(({ fill, d }) => `<path fill="${colors[fill]}" d="${d}"/>`).join('')

const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${shapes}</svg>`

/** On a dark tab only the outline tells the logo from the ground. */
const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><g stroke="${lightPalette.background.default}" stroke-width="2">${shapes}</g>${shapes}</svg>\n`

/** On a home screen the logo needs a background, and room around it. */
const touchIcon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-5 -5 42 42"><rect x="-5" y="-5" width="42" height="42" fill="${lightPalette.background.default}"/>${shapes}</svg>`

const draw = (svg: string, width: number): Buffer =>
  new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng()

/** Puts a PNG of 32 × 32 pixels into the container of an icon. */
function wrapIcon(png: Buffer): Buffer {
  const header = Buffer.from('00000100010020200000010020000000000016000000', 'hex')
  header.writeUInt32LE(png.length, 14)
  return Buffer.concat([header, png])
}

/**
 * Draws the pictures that are made from others, by their file: the logo as icons, and as mails show it, twice as
 * large and with the mascot, since mail programs show no SVG.
 */
export function drawPictures(root: string): ReadonlyMap<string, Buffer | string> {
  const mascot = readFileSync(path.join(root, 'public/pictures/assistants/supportpro.svg'), 'utf8')
  const mailPictures = {
    logo: draw(logo, 72).toString('base64'),
    mascot: draw(mascot, 144).toString('base64'),
  }
  return new Map<string, Buffer | string>([
    ['public/favicon.svg', favicon],
    ['public/favicon.ico', wrapIcon(draw(favicon, 32))],
    ['public/apple-touch-icon.png', draw(touchIcon, 180)],
    ['server/messages/mailPictures.json', `${JSON.stringify(mailPictures, null, 2)}\n`],
  ])
}
