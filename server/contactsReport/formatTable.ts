export type Cell = string | number | null

export interface Table {
  /** Of the CSV export. */
  readonly columns: readonly string[]
  /** Of the terminal. */
  readonly shown: readonly string[]
  readonly rows: readonly Readonly<Record<string, Cell>>[]
}

/** A table of rows that have at least these columns; by default all of them are shown. */
export const createTable = <Column extends string>(
  columns: readonly Column[],
  rows: readonly Readonly<Record<Column, Cell>>[],
  shown: readonly Column[] = columns,
): Table => ({ columns, shown, rows })

const maxCellLength = 44
const gap = '  '

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** The width in terminal cells; East Asian characters and emoji take two. */
const wide =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]|\p{Emoji_Presentation}/u

const split = (text: string) => [...graphemes.segment(text)].map(({ segment }) => segment)

const getWidth = (text: string) =>
  split(text).reduce((width, character) => width + (wide.test(character) ? 2 : 1), 0)

/** Puts a text on one line and removes control characters, which could run terminal commands. */
export const removeControlCharacters = (cell: Cell): string =>
  String(cell ?? '')
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Bidi_Control}]/gu, '')

const shorten = (text: string) => {
  const characters = split(text)
  return characters.length > maxCellLength
    ? `${characters.slice(0, maxCellLength - 1).join('')}…`
    : text
}

const pad = (text: string, width: number, right: boolean) => {
  const space = ' '.repeat(width - getWidth(text))
  return right ? space + text : text + space
}

const drawLine = (width: number) => '─'.repeat(width)

/** Formats a table with aligned columns, numbers to the right. */
export function formatText(name: string, { shown, rows }: Table): string {
  const heading = `${name} (${rows.length})`
  if (rows.length === 0) return `${heading}\n`
  const visibleColumns = shown.map((column) => {
    const cells = rows.map((row) => row[column] ?? null)
    const texts = cells.map((cell) => shorten(removeControlCharacters(cell)))
    return {
      texts: [column, ...texts],
      width: Math.max(...[column, ...texts].map(getWidth)),
      right: cells.every((cell) => typeof cell !== 'string'),
    }
  })
  const writeLine = (at: number) =>
    visibleColumns
      .map(({ texts, width, right }) => pad(texts[at] ?? '', width, right))
      .join(gap)
      .trimEnd()
  return [
    heading,
    writeLine(0),
    visibleColumns.map(({ width }) => drawLine(width)).join(gap),
    ...rows.map((_row, index) => writeLine(index + 1)),
    '',
  ].join('\n')
}

const lineEnd = '\r\n'

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
    .map((cells) => cells.map(formatField).join(',') + lineEnd)
    .join('')
