import { readFileSync } from 'node:fs'
import path from 'node:path'
import { escapeMarkup } from '@/site/escape'
import { siteConfig } from '@/site/siteConfig'
import { logoShapes } from '@/ui/Logo'
import { fitTitle, lineHeight, type Measure } from './fitTitle'
import type { PlacedPicture, ShareTemplate } from './shareTemplates'

/** The size that sharing services expect, in pixels. */
const imageSize = { width: 1200, height: 630 } as const

export const fontFamily = 'Bricolage Grotesque'
const tracking = -0.025
const margin = 72
const titleTop = 176
const titleSizes = [100, 92, 84, 76, 70, 64, 58, 52, 46]

/** Renders one line of the display font with its baseline at `y`. */
export const renderTextLine = (text: string, x: number, y: number, size: number, color: string) =>
  `<text x="${x}" y="${y}" fill="${color}" font-family="${fontFamily}" font-weight="800" ` +
  `font-size="${size}" letter-spacing="${size * tracking}">${escapeMarkup(text)}</text>`

/** Renders the logo in colours that contrast with the background. */
function renderLogo(colors: ShareTemplate['logo']): string {
  const shapes = logoShapes.map(({ fill, d }) => `<path fill="${colors[fill]}" d="${d}"/>`)
  return `<g transform="translate(${margin} 62) scale(2)">${shapes.join('')}</g>`
}

/** Renders the logo's front bubble, large and cut off by the edge. */
const renderBubble = (color: string) =>
  `<path fill="${color}" d="M583 560a380 380 0 1 1 180 84l-176 64c-14 5-28-9-22-23Z"/>`

/** Renders a picture clipped to its frame. */
function renderPicture(publicFolder: string, placed: PlacedPicture, index: number): string {
  const { file, x, y, width, height, radius = 0 } = placed
  const content = readFileSync(path.join(publicFolder, file)).toString('base64')
  return (
    `<clipPath id="p${index}"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"/></clipPath>` +
    `<g clip-path="url(#p${index})"><image x="${x}" y="${y}" width="${width}" height="${height}" ` +
    `xlink:href="data:image/svg+xml;base64,${content}"/></g>`
  )
}

/** Renders a page's sharing image as SVG: brand, fitted title and pictures. */
export function renderShareSvg(
  title: string,
  template: ShareTemplate,
  publicFolder: string,
  measure: Measure,
): string {
  const { width, height } = imageSize
  const box = { width: template.column, height: height - titleTop - margin, sizes: titleSizes }
  const { lines, size } = fitTitle(title, box, measure)
  const firstBaseline = height - margin - (lines.length - 1) * size * lineHeight - size * 0.1
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${template.background}"/>`,
    renderBubble(template.bubble),
    ...template.pictures.map((placed, index) => renderPicture(publicFolder, placed, index)),
    renderLogo(template.logo),
    renderTextLine(siteConfig.brand, margin + 80, 107, 38, template.text),
    ...lines.map((line, index) =>
      renderTextLine(line, margin, firstBaseline + index * size * lineHeight, size, template.text),
    ),
    '</svg>',
  ].join('')
}
