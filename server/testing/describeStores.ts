import { calendarWithoutFile, type OwnerCalendar } from '../calendar/ownerCalendar'
import { recipients } from '../messages/events'
import { readContacts, type Contacts } from '../records/contacts'
import type { Database } from '../records/database'
import { createJobs, retryJobs, type Jobs, type Job } from '../records/jobs'
import { createRecordStore, type ContactStore } from '../records/recordStore'
import { removeExpired } from '../records/removal'
import { createClock, type Clock } from './clock'
import { describeEngines, openInstances } from './postgres'

interface TestedStores {
  readonly store: ContactStore & Jobs
  /** A second instance that shares the records and locks, as another process of the site does. */
  readonly other: ContactStore
  readonly read: () => Promise<Contacts>
  /** Does what is done every hour. */
  readonly clean: () => Promise<unknown>
  /** See `retryJobs`. */
  readonly retry: () => ReturnType<typeof retryJobs>
  /** Gives both an owner's calendar. */
  readonly useCalendar: (calendar: OwnerCalendar) => void
  /** The clock of both, which starts on 2 March 2026 at 08:30 UTC. */
  readonly clock: Clock
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
    const databases = openInstances(create)
    const clock = createClock()
    const store = {} as ContactStore & Jobs
    const other = {} as ContactStore
    let calendar: OwnerCalendar
    const calendarFile = { get: () => calendar }

    beforeEach(() => {
      calendar = calendarWithoutFile
      Object.assign(clock, createClock())
      Object.assign(store, createRecordStore(databases.one, clock.now, calendarFile))
      Object.assign(store, createJobs(databases.one))
      Object.assign(other, createRecordStore(databases.other, clock.now, calendarFile))
    })

    const tested: TestedStores = {
      store,
      other,
      read: () => databases.one.read(readContacts),
      clean: () => removeExpired(databases.one, { at: new Date(clock.now()) }),
      retry: () => retryJobs(databases.one, clock.now()),
      useCalendar: (rules) => {
        calendar = rules
      },
      clock,
    }
    declare(tested, engine)
  })
}

/** Takes all due jobs, one of each recipient in turn, as long as there are some. */
export async function* takeJobs(
  jobs: Pick<Jobs, 'takeNext'>,
  times: { readonly now: number; readonly retryAt: number },
): AsyncGenerator<Job> {
  for (let isDone = false; !isDone;) {
    isDone = true
    for (const recipient of recipients) {
      const job = await jobs.takeNext({ recipient, ...times })
      if (job) yield job
      isDone &&= !job
    }
  }
}
