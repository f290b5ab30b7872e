import type { Cell, Table } from './tables'

const lineEnd = '\r\n'

/**
 * Spreadsheets would run a cell that starts like this as a formula, and visitors write these texts.
 * A leading apostrophe marks it as text.
 */
const formula = /^\s*[=+\-@\t\r]/

const formatField = (cell: Cell): string => {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell)
  const text = formula.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Formats a table as CSV (RFC 4180) with a header line. */
export const formatCsv = ({ columns, rows }: Table): string =>
  [columns, ...rows].map((row) => row.map(formatField).join(',') + lineEnd).join('')
