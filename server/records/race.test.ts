import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { writeDeal } from '../testing/records'
import { createTemporaryFolder } from '../testing/temporaryFolder'
import { openTestStore, readStoredContacts } from '../testing/openTestStore'

const rival = path.join(__dirname, '../testing/takeSlots.ts')
const times = Array.from({ length: 30 }, (_, index) => {
  const minutes = index * 10
  const hour = String(9 + Math.floor(minutes / 60)).padStart(2, '0')
  return `${hour}:${String(minutes % 60).padStart(2, '0')}`
})

const start = (file: string, name: string) =>
  spawn(process.execPath, ['--import', 'tsx', rival, file, name, ...times])

async function readBookedSlots(child: ChildProcessWithoutNullStreams): Promise<string[]> {
  let output = ''
  let errors = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`A rival ended with ${code}: ${errors}`)
  return JSON.parse(output) as string[]
}

it('gives each slot to exactly one of two processes that race for it', async () => {
  const file = path.join(createTemporaryFolder(), 'contacts.sqlite')
  const store = await openTestStore({ file })
  await writeDeal(store)
  await store.close()

  const rivals = [start(file, 'one'), start(file, 'other')]
  await Promise.all(rivals.map((child) => once(child.stdout, 'data')))
  const outcomes = rivals.map(readBookedSlots)
  for (const child of rivals) child.stdin.write('go\n')
  const [one = [], other = []] = await Promise.all(outcomes)

  expect([...one, ...other].sort()).toEqual(times)
  const written = (await readStoredContacts(file)).activities.map(({ subject, due_time }) => [
    subject,
    due_time,
  ])
  expect(written.sort()).toEqual(
    [
      ...one.map((due_time) => ['one', due_time]),
      ...other.map((due_time) => ['other', due_time]),
    ].sort(),
  )
}, 30_000)
