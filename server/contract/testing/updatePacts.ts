/**
 * Part of `npm run pacts:update`: replaces the committed pacts with those the consumer's tests have
 * just written.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readPacts } from './pactFiles'

const root = path.join(import.meta.dirname, '../../..')
const folder = path.join(root, 'pacts')
const pacts = Object.entries(readPacts(path.join(root, '.cache/pacts')))
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder)
for (const [name, pact] of pacts) {
  writeFileSync(path.join(folder, name), `${JSON.stringify(pact, null, 2)}\n`)
}
