import { escapeMarkup } from '@/site/escape'

type Attributes = Readonly<Record<string, string>>

const createOpenTag = (name: string, attributes: Attributes) =>
  [
    name,
    ...Object.entries(attributes).map(([key, value]) => `${key}="${escapeMarkup(value)}"`),
  ].join(' ')

/** Creates an element with text. */
export const createTextElement = (
  name: string,
  text: string,
  attributes: Attributes = {},
): string => `<${createOpenTag(name, attributes)}>${escapeMarkup(text)}</${name}>`

/** Creates an empty element. */
export const createEmptyElement = (name: string, attributes: Attributes): string =>
  `<${createOpenTag(name, attributes)}/>`

/** Creates an element with children, one per line. */
export const createParentElement = (
  name: string,
  children: readonly string[],
  attributes: Attributes = {},
): string => `<${createOpenTag(name, attributes)}>\n${children.join('\n')}\n</${name}>`

/** Creates the text of an XML file with this root element. */
export const createXmlDocument = (element: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${element}\n`
