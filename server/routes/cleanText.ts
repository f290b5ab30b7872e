import { escapeMarkup, unescapeMarkup } from '@/site/escape'

/** Texts that the CRM shows as HTML; their lines are separated by `<br>` (requirements R36). */
const htmlFields = new Set(['note', 'description'])

/** Lone surrogates, and control characters other than tab and line breaks. */
const unwanted = /\p{Cs}|[^\P{Cc}\t\n\r]/gu

const cleanLine = (text: string) => text.replace(unwanted, '').replace(/[\t\n\r]+/g, ' ')

/**
 * Escapes markup that the browser has not escaped. Unescaping first keeps text that is escaped
 * already from being escaped twice.
 */
const cleanHtml = (html: string) =>
  html
    .replace(unwanted, '')
    .split('<br>')
    .map((line) => escapeMarkup(unescapeMarkup(line)))
    .join('<br>')

/** Returns a copy of a request's body in which every text is clean. */
export function cleanTexts(value: unknown, field = ''): unknown {
  if (typeof value === 'string') return htmlFields.has(field) ? cleanHtml(value) : cleanLine(value)
  if (Array.isArray(value)) return value.map((item) => cleanTexts(item))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, cleanTexts(inner, name)]),
  )
}
