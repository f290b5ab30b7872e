import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { format, resolveConfig } from 'prettier'

type Cells = readonly string[]

/** Renders a Markdown table with numbers to the right. */
export const renderTable = (head: Cells, rows: readonly Cells[]): string =>
  [head, head.map((_, column) => (column === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')

const runGit = (...parameters: readonly string[]) =>
  execFileSync('git', parameters, { encoding: 'utf8' }).trim()

/** Returns the conditions of a measurement, as rows of a table. */
export function describeMachine(): string[][] {
  const changed = runGit('status', '--porcelain') === '' ? '' : '+'
  const memory = Math.round(os.totalmem() / 2 ** 30)
  const processor = os.cpus()[0]?.model.trim() ?? 'unknown processor'
  return [
    ['date', new Date().toISOString().slice(0, 10)],
    ['commit', `${runGit('log', '-1', '--format=%h')}${changed}`],
    ['machine', `${processor}, ${os.availableParallelism()} cores, ${memory} GB, ${os.type()}`],
    ['load average', (os.loadavg()[0] ?? 0).toFixed(1)],
    ['Node.js', process.version],
  ]
}

/** Writes a report with aligned tables into a file. */
export async function writeReport(file: string, markdown: string): Promise<void> {
  const style = await resolveConfig(file)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, await format(markdown, { ...style, parser: 'markdown' }))
}
