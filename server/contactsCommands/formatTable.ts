export type Cell = string | number | null

export interface Table {
  /** Of the CSV export. */
  readonly columns: readonly string[]
  /** Of the terminal. */
  readonly shown: readonly string[]
  readonly rows: readonly Readonly<Record<string, Cell>>[]
}

/**
 * A table of rows that have at least these columns.
 *
 * @param hidden the columns for which a terminal has no room
 */
export const createTable = <Column extends string>(
  columns: readonly Column[],
  rows: readonly Readonly<Record<Column, Cell>>[],
  hidden: readonly Column[] = [],
): Table => ({ columns, shown: columns.filter((column) => !hidden.includes(column)), rows })

const maxCellLength = 44

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** The width in terminal cells; East Asian characters and emoji take two. */
const wide =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]|\p{Emoji_Presentation}/u

const split = (text: string) => [...graphemes.segment(text)].map(({ segment }) => segment)

const getWidth = (text: string) =>
  split(text).reduce((width, character) => width + (wide.test(character) ? 2 : 1), 0)

/** Puts a text on one line and removes control characters, which could run terminal commands. */
const removeControlCharacters = (cell: Cell = null): string =>
  String(cell ?? '')
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Bidi_Control}]/gu, '')

/** Puts the cells that are not empty on one line. */
export const formatLine = (cells: readonly Cell[]): string =>
  cells
    .map(removeControlCharacters)
    .filter((cell) => cell !== '')
    .join('  ')

const shorten = (text: string) => {
  const characters = split(text)
  return characters.length > maxCellLength
    ? `${characters.slice(0, maxCellLength - 1).join('')}…`
    : text
}

/** Formats a table with aligned columns, numbers to the right. */
export function formatText(name: string, { shown, rows }: Table): string {
  const heading = `${name} (${rows.length})`
  if (rows.length === 0) return `${heading}\n`
  const columns = shown.map((column) => {
    const isNumber = rows.every((row) => typeof row[column] !== 'string')
    const texts = [column, ...rows.map((row) => shorten(removeControlCharacters(row[column])))]
    const widths = texts.map(getWidth)
    const width = widths.reduce((one, other) => Math.max(one, other))
    const [title = '', ...cells] = texts.map((text, at) => {
      const space = ' '.repeat(width - (widths[at] ?? 0))
      return isNumber ? space + text : text + space
    })
    return [title, '─'.repeat(width), ...cells]
  })
  const lines = Array.from({ length: rows.length + 2 }, (_, at) =>
    columns
      .map((cells) => cells[at])
      .join('  ')
      .trimEnd(),
  )
  return [heading, ...lines, ''].join('\n')
}

/**
 * Where spreadsheets would begin a formula, in a text that visitors write: a cell begins also after a semicolon,
 * a tab or a line break, and its quotes, where they expect another separator than ours. An apostrophe marks a cell
 * as text.
 */
const formula =
  /^(?=[\s"]*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20])|(?=[=+\-@\uff1d\uff0b\uff0d\uff20])(?<=[;\t\r\n][\s"]*)/g

const formatField = (cell: Cell): string => {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell)
  const text = cell.replace(formula, "'")
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Formats a table as CSV (RFC 4180) with a header line. */
export const formatCsv = ({ columns, rows }: Table): string =>
  [columns, ...rows.map((row) => columns.map((column) => row[column] ?? null))]
    .map((cells) => `${cells.map(formatField).join(',')}\r\n`)
    .join('')
