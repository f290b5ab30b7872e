/** `npm run load`: loads the built gateway: its pages and its records. */
import path from 'node:path'
import { parseArgs } from 'node:util'
import { describeMachine, writeReport } from '../performance/sharedReport'
import { measurePages } from './pages'
import { measureRecords } from './records'
import { renderPages, renderRecords } from './report'

const root = path.join(import.meta.dirname, '../..')

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    /** How long each case is loaded in each round. */
    seconds: { type: 'string', default: '4' },
    /** Measures the records alone, and prints their section. */
    records: { type: 'boolean', default: false },
  },
})
const options = {
  site: path.join(root, 'dist'),
  rounds: Number(values.rounds),
  seconds: Number(values.seconds),
}

if (values.records) {
  console.log(renderRecords(await measureRecords(options)))
} else {
  const measurements = await measurePages(options)
  const facts = [...describeMachine(), ['rounds', values.rounds], ['seconds', values.seconds]]
  const report = [
    renderPages(measurements, facts),
    renderRecords(await measureRecords(options)),
  ].join('\n')
  await writeReport(path.join(root, 'reports/load.md'), report)
  console.log(report)
}
