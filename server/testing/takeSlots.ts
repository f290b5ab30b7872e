/**
 * A rival of the race test: a process of its own that opens the store, waits for a line on its
 * input, takes every slot that it can, and prints those that it got.
 */
import { once } from 'node:events'
import { SlotTaken } from '../contactStore'
import { openEmbeddedStore } from '../stores/embedded/embeddedStore'
import { meeting } from './records'

const [file = '', subject = '', ...times] = process.argv.slice(2)
const store = openEmbeddedStore({ file })
process.stdout.write('ready\n')
await once(process.stdin, 'data')

const won: string[] = []
for (const due_time of times) {
  try {
    await store.createActivity(meeting({ subject, due_time, duration: '00:10' }))
    won.push(due_time)
  } catch (error) {
    if (!(error instanceof SlotTaken)) throw error
  }
}
await store.close()
process.stdout.write(JSON.stringify(won))
process.exit(0)
