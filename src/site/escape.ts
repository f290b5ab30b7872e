const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes a text for HTML and XML, in an element or a quoted attribute. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character)

const findCharacter = (entity: string) =>
  Object.keys(entities).find((character) => entities[character] === entity)

/** Undoes `escapeMarkup` once; other entities stay as they are. */
export const unescapeMarkup = (html: string): string =>
  html.replace(/&(amp|lt|gt|quot|#39);/g, (entity) => findCharacter(entity) ?? entity)

/** Escapes a TEXT value of iCalendar (RFC 5545, 3.3.11), which allows no control characters. */
export const escapeCalendarText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\n/g, '\\n')
