import { escapeMarkup } from '@/site/escape'

/** The label of the visitor's phone in every note. */
export const phoneLabel = 'Teléfono'

const replaceLineBreaks = (html: string): string => html.replace(/\r\n|\r|\n/g, '<br>')

/**
 * An HTML note for the CRM: one `label: value` per line. Labels and values are trimmed and escaped;
 * their line breaks are kept. Lines without a value are left out (requirements R36).
 */
export const formatHtmlNote = (
  lines: readonly (readonly [label: string, value: string])[],
): string =>
  lines
    .map(([label, value]) => [label, value.trim()] as const)
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${escapeMarkup(label)}: ${replaceLineBreaks(escapeMarkup(value))}`)
    .join('<br>')
