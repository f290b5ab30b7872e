/** `npm run load`: loads the built gateway: its pages, beside other servers, and its records. */
import { mkdirSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { format, resolveConfig } from 'prettier'
import { measurePages } from './pages'
import { measureRecords } from './records'
import { renderRecords } from './recordsReport'
import { renderReport } from './report'

const root = path.join(import.meta.dirname, '../..')

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    /** How long each server is loaded in each round. */
    seconds: { type: 'string', default: '4' },
    site: { type: 'string', default: path.join(root, 'dist') },
    output: { type: 'string', default: path.join(root, 'reports/load.md') },
    /** Measures the records alone, and prints their section. */
    records: { type: 'boolean', default: false },
  },
})
const options = {
  site: path.resolve(values.site),
  rounds: Number(values.rounds),
  seconds: Number(values.seconds),
}

if (values.records) {
  console.log(renderRecords(await measureRecords(options)))
} else {
  const measurements = await measurePages(options)
  const facts = {
    date: new Date().toISOString().slice(0, 10),
    machine: `${os.cpus()[0]?.model ?? 'unknown'}, ${os.cpus().length} cores, ${os.platform()}`,
    node: process.version,
    rounds: values.rounds,
    seconds: values.seconds,
    load: (os.loadavg()[0] ?? 0).toFixed(1),
  }
  const report = [
    renderReport(measurements, facts),
    renderRecords(await measureRecords(options)),
  ].join('\n')
  const style = await resolveConfig(values.output)
  mkdirSync(path.dirname(values.output), { recursive: true })
  writeFileSync(values.output, await format(report, { ...style, parser: 'markdown' }))
  console.log(report)
}
