import { calendarWithoutFile, type OwnerCalendar } from '../calendar/ownerCalendar'
import { recipients } from '../messages/events'
import { readContacts } from '../records/readContacts'
import type { Database } from '../records/database'
import { retryJobs, type Job } from '../records/jobs'
import { removeExpired } from '../records/removal'
import { createClock } from './clock'
import { createTestStore, type TestStore } from './openTestStore'
import { describeEngines } from './postgres'

/** Opens two instances on one database, emptied, before each test. */
function openStores(create: () => Promise<() => Promise<Database>>) {
  const clock = createClock()
  const store = {} as TestStore
  const other = {} as TestStore
  let calendar: OwnerCalendar
  const calendarFile = { get: () => calendar }

  beforeEach(async () => {
    calendar = calendarWithoutFile
    Object.assign(clock, createClock())
    const open = await create()
    for (const each of [store, other]) {
      Object.assign(each, createTestStore(await open(), clock.now, calendarFile))
    }
  })

  return {
    store,
    /** A second instance that shares the records and locks, as another process of the site does. */
    other,
    read: () => store.database.read(readContacts),
    /** Does what is done every hour. */
    clean: () => removeExpired(store.database, { at: new Date(clock.now()) }),
    /** Takes all due jobs, one of each recipient in turn, as long as there are some, and marks them as sent. */
    takeJobs: async () => {
      const jobs: Job[] = []
      let before: number
      do {
        before = jobs.length
        for (const recipient of recipients) {
          const job = await store.takeNext(recipient, clock.now())
          if (!job) continue
          await store.markSent(job.id, clock.now())
          jobs.push(job)
        }
      } while (jobs.length > before)
      return jobs
    },
    /** See `retryJobs`. */
    retry: () => retryJobs(store.database, clock.now()),
    /** The owner's calendar of both. */
    calendarFile,
    useCalendar: (rules: OwnerCalendar) => {
      calendar = rules
    },
    /** The clock of both, which starts on 2 March 2026 at 08:30 UTC. */
    clock,
  }
}

/** Declares tests of two instances on one database, for both engines. */
export function describeStores(
  name: string,
  declare: (tested: ReturnType<typeof openStores>, engine: Database['engine']) => void,
): void {
  describeEngines(name, (create, engine) => {
    declare(openStores(create), engine)
  })
}
