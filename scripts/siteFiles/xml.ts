import { escapeMarkup } from '@/site/escape'

type Attributes = Readonly<Record<string, string>>

const openTag = (name: string, attributes: Attributes) =>
  [
    name,
    ...Object.entries(attributes).map(([key, value]) => `${key}="${escapeMarkup(value)}"`),
  ].join(' ')

/** An element with text. */
export const textElement = (name: string, text: string, attributes: Attributes = {}): string =>
  `<${openTag(name, attributes)}>${escapeMarkup(text)}</${name}>`

/** An empty element. */
export const emptyElement = (name: string, attributes: Attributes): string =>
  `<${openTag(name, attributes)}/>`

/** An element with children, one per line. */
export const parentElement = (
  name: string,
  children: readonly string[],
  attributes: Attributes = {},
): string => `<${openTag(name, attributes)}>\n${children.join('\n')}\n</${name}>`

/** An XML file with its root element. */
export const xmlDocument = (element: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${element}\n`
