type Row = readonly string[]

/** A Markdown table, aligned for the console too: the first column to the left, numbers to the right. */
export function renderTable(head: Row, rows: readonly Row[]): string {
  const widths = head.map((title, column) =>
    Math.max(3, title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const padded = (row: Row) =>
    widths.map((width, column) => {
      const cell = row[column] ?? ''
      return column === 0 ? cell.padEnd(width) : cell.padStart(width)
    })
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  )
  return [line(padded(head)), line(rule), ...rows.map((row) => line(padded(row)))].join('\n')
}
