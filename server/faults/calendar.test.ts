import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import path from 'node:path'
import { key } from '../testing/visitor'
import { spawnServer, startProcess } from '../testing/startProcess'
import { createTemporaryFolder } from '../testing/temporaryFolder'
import { servedUrl, waitForExit, watchOutput } from '../testing/watchOutput'

/** Tests a server process whose owner's calendar is wrong, or changes (requirements R61). */

// Starting processes takes long on a busy machine.
jest.setTimeout(180_000)

const calendarFile = path.join(createTemporaryFolder(), 'calendar.yaml')

// Far enough from now.
const date = new Date(Date.UTC(new Date().getUTCFullYear() + 1, 5, 2)).toISOString().slice(0, 10)

const readDay = async (url: string): Promise<unknown> => {
  const query = `${key}&start_date=${date}&end_date=${date}`
  const response = await fetch(`${url}/api/v1/activities?${query}`)
  return ((await response.json()) as { data: unknown }).data
}

it('does not start with a mistake in it, of which it says a sentence alone', async () => {
  writeFileSync(calendarFile, 'zone: Europe/Madrid\nper_day: many\n')
  const { child } = spawnServer({ CALENDAR_FILE: calendarFile })
  await expect(watchOutput(child).waitFor(servedUrl)).rejects.toThrow(
    new Error(
      'The process ended: The calendar file is not usable:\n  Line 2: per_day is "many", but must be a whole number from 1 to 1000.\n',
    ),
  )
  expect(child.exitCode).toBe(1)
})

it('takes a new calendar at SIGHUP, while the first one is opened and later', async () => {
  // The server reads a pipe first, and then the file that has taken its place.
  const pipe = path.join(createTemporaryFolder(), 'calendar.yaml')
  execFileSync('mkfifo', [pipe])
  const { child } = spawnServer({ CALENDAR_FILE: pipe })
  const { waitFor } = watchOutput(child)
  // Opening the pipe waits for the server to read it.
  const first = await open(pipe, 'w')
  rmSync(pipe)
  writeFileSync(pipe, 'zone: UTC\nper_day: 1\n')
  child.kill('SIGHUP')
  await first.writeFile('zone: UTC\n')
  await first.close()
  await waitFor(/this has changed: per_day\./)
  const url = await waitFor(servedUrl)
  writeFileSync(pipe, `zone: UTC\nclosed: ['${date}']\n`)
  child.kill('SIGHUP')
  await waitFor(/this has changed: per_day, closed\./)
  expect(await readDay(url)).toMatchObject([{ due_time: '00:00', duration: '24:00' }])
})

it('goes on at SIGHUP without a calendar', async () => {
  const server = await startProcess()
  server.child.kill('SIGHUP')
  server.child.kill('SIGTERM')
  expect(await waitForExit(server.child)).toBe(0)
})
