type Cells = readonly string[]

/** Renders a Markdown table with numbers to the right; prettier aligns it. */
export const renderTable = (head: Cells, rows: readonly Cells[]): string =>
  [head, head.map((_, column) => (column === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
