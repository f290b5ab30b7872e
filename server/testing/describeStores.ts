import { calendarWithoutFile, type OwnerCalendar } from '../calendar/ownerCalendar'
import { recipients } from '../messages/events'
import { readContacts, type Contacts } from '../records/contacts'
import type { Database } from '../records/database'
import { claimMs, retryJobs, type Job } from '../records/jobs'
import { removeExpired } from '../records/removal'
import { createClock, type TestClock } from './clock'
import { createTestStore, type TestStore } from './openTestStore'
import { describeEngines } from './postgres'

interface TestedStores {
  readonly store: TestStore
  /** A second instance that shares the records and locks, as another process of the site does. */
  readonly other: TestStore
  readonly read: () => Promise<Contacts>
  /** Does what is done every hour. */
  readonly clean: () => Promise<unknown>
  /** Takes all due jobs, one of each recipient in turn, as long as there are some, and marks them as sent. */
  readonly takeJobs: () => Promise<readonly Job[]>
  /** See `retryJobs`. */
  readonly retry: () => ReturnType<typeof retryJobs>
  /** The owner's calendar of both. */
  readonly calendarFile: { readonly get: () => OwnerCalendar }
  readonly useCalendar: (calendar: OwnerCalendar) => void
  /** The clock of both, which starts on 2 March 2026 at 08:30 UTC. */
  readonly clock: TestClock
}

/**
 * Declares tests of two instances on one database, for both engines.
 *
 * @param declare gets the instances, which are emptied before each test
 */
export function describeStores(
  name: string,
  declare: (tested: TestedStores, engine: Database['engine']) => void,
): void {
  describeEngines(name, (create, engine) => {
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

    const tested: TestedStores = {
      store,
      other,
      read: () => store.database.read(readContacts),
      clean: () => removeExpired(store.database, { at: new Date(clock.now()) }),
      takeJobs: async () => {
        const jobs: Job[] = []
        let before: number
        do {
          before = jobs.length
          for (const recipient of recipients) {
            const now = clock.now()
            const job = await store.takeNext({ recipient, now, retryAt: now + claimMs })
            if (!job) continue
            await store.markSent(job.id, now)
            jobs.push(job)
          }
        } while (jobs.length > before)
        return jobs
      },
      retry: () => retryJobs(store.database, clock.now()),
      calendarFile,
      useCalendar: (rules) => {
        calendar = rules
      },
      clock,
    }
    declare(tested, engine)
  })
}
