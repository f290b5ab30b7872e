import { keepDayWithMonth } from '@/i18n/format'
import { escapeMarkup } from '@/site/escape'
import { siteConfig } from '@/site/siteConfig'
import { darkPalette, lightPalette, type SitePalette } from '@/theme/palette'
import pictures from './mailPictures.json' with { type: 'json' }

interface MailLink {
  readonly label: string
  readonly url: string
}

/** Label and value. A value may have several lines; rows without a value are left out. */
type MailRow = readonly [label: string, value: string]

/** The content of a mail, from which both its text and its HTML are made. */
export interface MailContent {
  readonly language: string
  readonly heading: string
  readonly intro?: string
  /** Whether the assistant that the site shows greets beside the heading. */
  readonly hasMascot?: boolean
  /** The appointment with the number of its booking, as the site's pages show it. */
  readonly ticket?: {
    readonly number: MailRow
    /** Of the time, which is shown large. */
    readonly time: MailRow
    readonly day: MailRow
    readonly rows: readonly MailRow[]
    /** Whether day and time are struck through. */
    readonly isCancelled: boolean
  }
  readonly rows?: readonly MailRow[]
  /** The mail's main action. */
  readonly button?: MailLink | undefined
  readonly links?: readonly MailLink[]
  readonly closing?: readonly string[]
  /** Why the reader gets the mail, below its card. */
  readonly footer?: string
}

const getFilledRows = (rows: readonly MailRow[] = []): readonly MailRow[] =>
  rows.filter(([, value]) => value.trim() !== '')

const formatTextRows = (rows?: readonly MailRow[]): string =>
  getFilledRows(rows)
    .map(([label, value]) => (value.includes('\n') ? `${label}:\n${value}` : `${label}: ${value}`))
    .join('\n')

/** The part of a mail for programs that show no HTML. */
export function renderText(content: MailContent): string {
  const {
    heading,
    intro = '',
    ticket,
    rows,
    button,
    links = [],
    closing = [],
    footer = '',
  } = content
  const blocks = [
    heading,
    intro,
    formatTextRows(ticket && [ticket.day, ticket.time, ...ticket.rows, ticket.number]),
    formatTextRows(rows),
    ...[...(button ? [button] : []), ...links].map(({ label, url }) => `${label}:\n${url}`),
    ...closing,
    footer,
  ]
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`
}

/** The pictures that the HTML of a mail shows. They travel with it: nothing is loaded when it is read. */
export const getPictures = (html: string) =>
  Object.entries(pictures)
    .map(([name, content]) => ({
      cid: `${name}@mail`,
      filename: `${name}.png`,
      content,
      encoding: 'base64',
    }))
    .filter(({ cid }) => html.includes(`cid:${cid}`))

/** The colours by class. They are inline, too, for programs that read no style sheet. */
const getColors = ({ primary, background, text, divider, site }: SitePalette) => ({
  page: `background-color: ${background.default}; color: ${text.primary}`,
  card: `background-color: ${background.paper}; border-color: ${divider}`,
  ticket: `background-color: ${site.indigoSoft}; border-color: ${site.indigoSoft}`,
  cut: `border-color: ${site.control}`,
  text: `color: ${text.primary}`,
  muted: `color: ${text.secondary}`,
  button: `background-color: ${primary.main}; color: ${primary.contrastText}`,
  link: `color: ${primary.main}`,
})

const light = getColors(lightPalette)
const dark = getColors(darkPalette)

/** Writes a class with its colours and other styles. */
const style = (name: keyof typeof light, styles: string) =>
  `class="${name}" style="${light[name]}; ${styles}"`

const table = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"'

const sheet = `
  body, table, td { font-family: system-ui, -apple-system, 'Segoe UI', Arial, sans-serif; text-wrap: pretty; }
  h1 { text-wrap: balance; }
  @media (max-width: 480px) { .inside { padding: 24px 20px !important; } }
  @media (prefers-color-scheme: dark) {
${Object.entries(dark)
  .map(([name, colors]) => `    .${name} { ${colors.replaceAll(/(?=;|$)/g, ' !important')}; }`)
  .join('\n')}
  }`

const toRow = (content: string) => `<tr><td>${content}</td></tr>`

/** Spanish writes days in lower case, which looks wrong where they stand alone. Day and month stay on one line. */
const formatDayRow = ([label, value]: MailRow): MailRow => [
  label,
  keepDayWithMonth(value.charAt(0).toUpperCase() + value.slice(1)),
]

/** A label above its value, which is bold unless it has several lines, as a note does. */
const writeRow = ([label, value]: MailRow, size = 17, line = 'none') =>
  toRow(
    `<p ${style('muted', 'margin: 0; font-size: 14px; line-height: 1.5')}>${escapeMarkup(label)}</p>
<p ${style('text', `margin: 0 0 16px; font-size: ${size}px; line-height: 1.35; font-weight: ${value.includes('\n') ? 400 : 600}; white-space: pre-line; text-decoration: ${line}`)}>${escapeMarkup(value)}</p>`,
  )

/** In a line, as the site's pages show it. */
const writeNumber = ([label, value]: MailRow) =>
  toRow(
    `<p ${style('text', 'margin: 0 0 14px; font-size: 16px; line-height: 1.5')}>${escapeMarkup(label)} <strong style="font-size: 20px">${escapeMarkup(value)}</strong></p>`,
  )

function writeTicket({ ticket }: MailContent): string {
  if (!ticket) return ''
  const { number, day, time, rows, isCancelled } = ticket
  const line = isCancelled ? 'line-through' : 'none'
  const content = [
    writeNumber(number),
    `<tr><td ${style('cut', 'border-style: dashed; border-width: 2px 0 0; font-size: 1px; line-height: 18px')}>&nbsp;</td></tr>`,
    writeRow(formatDayRow(day), 19, line),
    writeRow(time, 34, line),
    ...getFilledRows(rows).map((row) => writeRow(row)),
  ]
  return `<table ${table} style="margin: 0 0 24px; border-collapse: separate"><tr><td bgcolor="${lightPalette.site.indigoSoft}" ${style('ticket', 'padding: 22px 24px 6px; border-radius: 28px 28px 28px 6px')}>
<table ${table}>${content.join('\n')}</table>
</td></tr></table>`
}

function writeRows({ rows }: MailContent): string {
  const filled = getFilledRows(rows)
  if (filled.length === 0) return ''
  return `<table ${table} style="margin: 0 0 8px">${filled.map((row) => writeRow(row)).join('\n')}</table>`
}

/** A cell with a background, which is a button in Outlook, too. */
const writeButton = ({ button }: MailContent) =>
  button
    ? `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin: 0 0 20px; border-collapse: separate"><tr><td align="center" bgcolor="${lightPalette.primary.main}" ${style('button', 'border-radius: 999px; mso-padding-alt: 14px 26px')}>
<a href="${escapeMarkup(button.url)}" ${style('button', 'display: inline-block; padding: 14px 26px; border-radius: 999px; font-size: 17px; line-height: 1.25; font-weight: 600; text-decoration: none')}>${escapeMarkup(button.label)}</a>
</td></tr></table>`
    : ''

const writeLinks = ({ links = [] }: MailContent) =>
  links
    .map(
      ({ label, url }) =>
        `<p style="margin: 0 0 20px; font-size: 16px; line-height: 1.5"><a href="${escapeMarkup(url)}" ${style('link', 'font-weight: 600')}>${escapeMarkup(label)}</a></p>`,
    )
    .join('\n')

const writeNote = (text: string) =>
  `<p ${style('muted', 'margin: 0 0 8px; font-size: 14px; line-height: 1.5')}>${escapeMarkup(text)}</p>`

const writeClosing = ({ closing = [] }: MailContent) => closing.map(writeNote).join('\n')

const writeFooter = ({ footer }: MailContent) =>
  footer === undefined ? '' : `<tr><td style="padding: 16px 4px 0">${writeNote(footer)}</td></tr>`

/** The name beside the logo stands there without pictures, too, so that these need no text of their own. */
const writePicture = (name: keyof typeof pictures, size: number) =>
  `<img src="cid:${name}@mail" width="${size}" height="${size}" alt="" style="display: block; border: 0">`

const writeHeading = ({ heading, intro, hasMascot }: MailContent) =>
  `<table ${table} style="margin: 0 0 ${intro === undefined ? 20 : 12}px"><tr>
<td><h1 ${style('text', 'margin: 0; font-size: 26px; line-height: 1.2; font-weight: 700')}>${escapeMarkup(heading)}</h1></td>
${hasMascot ? `<td width="88" align="right">${writePicture('mascot', 72)}</td>` : ''}
</tr></table>`

const writeIntro = ({ intro }: MailContent) =>
  intro === undefined
    ? ''
    : `<p ${style('text', 'margin: 0 0 24px; font-size: 16px; line-height: 1.5')}>${escapeMarkup(intro)}</p>`

/**
 * A mail as HTML. Tables and inline styles, because Outlook and mail programs that drop style sheets know
 * nothing else; the comments are for Outlook, which knows no greatest width.
 */
export function renderHtml(content: MailContent): string {
  const { language, heading } = content
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeMarkup(heading)}</title>
<style>${sheet}</style>
<!--[if mso]><style>body, table, td, p, a, h1 { font-family: Arial, sans-serif !important; }</style><![endif]-->
</head>
<body ${style('page', 'margin: 0; padding: 0')}>
<table ${table} bgcolor="${lightPalette.background.default}" ${style('page', 'margin: 0')}><tr><td align="center" style="padding: 24px 12px">
<!--[if mso]><table role="presentation" width="560" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
<table ${table} style="max-width: 560px; text-align: left">
<tr><td style="padding: 0 4px 16px"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td width="46">${writePicture('logo', 36)}</td>
<td ${style('text', 'font-size: 20px; line-height: 1.25; font-weight: 700')}>${escapeMarkup(siteConfig.brand)}</td>
</tr></table></td></tr>
<tr><td bgcolor="${lightPalette.background.paper}" ${style('card', 'border-style: solid; border-width: 1px; border-radius: 24px')}><table ${table}><tr><td class="inside" style="padding: 32px; overflow-wrap: anywhere">
${[writeHeading, writeIntro, writeTicket, writeRows, writeButton, writeLinks, writeClosing].map((write) => write(content)).join('\n')}
</td></tr></table></td></tr>
${writeFooter(content)}
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`
}
