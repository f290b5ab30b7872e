/**
 * A competing process of the race test: opens the store, waits for a line on stdin, books every slot
 * that is free, and prints the booked slots.
 */
import { once } from 'node:events'
import { SlotTaken } from '../contactStore'
import { openTestStore } from './openTestStore'
import { meeting, writeDeal } from './records'

const [file = '', subject = '', ...times] = process.argv.slice(2)
const store = await openTestStore({ file })
process.stdout.write('ready\n')
await once(process.stdin, 'data')

const won: string[] = []
for (const due_time of times) {
  try {
    const ids = await writeDeal(store)
    await store.createActivity(meeting({ ...ids, subject, due_time, duration: '00:10' }))
    won.push(due_time)
  } catch (error) {
    if (!(error instanceof SlotTaken)) throw error
  }
}
await store.close()
process.stdout.write(JSON.stringify(won))
process.exit(0)
