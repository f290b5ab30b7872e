import { escapeMarkup } from '../../../site/escape'

const withLineBreaks = (html: string): string => html.replace(/\r\n|\r|\n/g, '<br>')

/**
 * A note as the CRM shows it, in HTML: one `label: value` a line. Labels and values are escaped
 * and trimmed, and keep their own line breaks; a line without a value is left out
 * (requirements R36).
 */
export const htmlNote = (lines: readonly (readonly [label: string, value: string])[]): string =>
  lines
    .map(([label, value]) => [label, value.trim()] as const)
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${escapeMarkup(label)}: ${withLineBreaks(escapeMarkup(value))}`)
    .join('<br>')
