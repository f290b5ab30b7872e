import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createTemporaryFolder } from '../../server/testing/temporaryFolder'
import { getPictureName, writeIndex } from './contactSheet'

it('shows each state in a row, and keeps no picture of a state that has gone', () => {
  const folder = createTemporaryFolder()
  const look = { language: 'es', colorScheme: 'dark', width: 360 }
  const kept = getPictureName({ state: 'step 2, failed', ...look })
  const old = getPictureName({ state: 'step 2, went wrong', ...look })
  for (const file of [kept, old]) writeFileSync(path.join(folder, file), '')
  writeIndex(folder, new Set([kept]))
  expect(readdirSync(folder).toSorted()).toEqual(['index.html', kept])
  const sheet = readFileSync(path.join(folder, 'index.html'), 'utf8')
  expect(sheet).toContain(`<h2>step-2-failed</h2><div><figure><a href="${kept}">`)
  expect(sheet).not.toContain(old)
})
