import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

/** Runs `npm run contacts -- --help` in a shell that puts its output somewhere. */
const runHelp = (output: string) =>
  spawnSync(
    'sh',
    ['-c', `"$0" --import tsx server/contacts.ts --help ${output}`, process.execPath],
    { cwd: path.join(__dirname, '..'), encoding: 'utf8' },
  )

/** Not every system has a device that is always full. */
const itWithFullDevice = existsSync('/dev/full') ? it : it.skip

it('lets others read its output in part, as `head` does', () => {
  expect(runHelp('| true').stderr).toBe('')
})

itWithFullDevice('says why its output cannot be written', () => {
  const { status, stderr } = runHelp('> /dev/full')
  expect(stderr).toMatch(/^The output cannot be written: ENOSPC[^\n]*\n$/)
  expect(status).toBe(1)
})
