import type { Cell, Table } from './tables'

const lineEnd = '\r\n'

/**
 * A spreadsheet takes a cell that starts like this for a formula, and visitors write these texts.
 * An apostrophe before it makes it text.
 */
const formula = /^\s*[=+\-@\t\r]/

const field = (cell: Cell): string => {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell)
  const text = formula.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A table as RFC 4180 has it, with a header line. */
export const formatCsv = ({ columns, rows }: Table): string =>
  [columns, ...rows].map((row) => row.map(field).join(',') + lineEnd).join('')
