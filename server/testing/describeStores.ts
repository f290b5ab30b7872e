import { calendarWithoutFile, type OwnerCalendar } from '../calendar/ownerCalendar'
import { recipients } from '../messages/events'
import { readContacts, type Contacts } from '../records/contacts'
import type { Database } from '../records/database'
import { createJobs, retryJobs, type Jobs, type Job } from '../records/jobs'
import { createRecordStore, type ContactStore } from '../records/recordStore'
import { removeExpired } from '../records/removal'
import { createClock, type Clock } from './clock'
import { describeEngines } from './postgres'

export interface TestedStores {
  readonly store: ContactStore & Jobs
  /** A second instance that shares the records and locks, as another process of the site does. */
  readonly other: ContactStore
  readonly read: () => Promise<Contacts>
  /** Does what is done every hour. */
  readonly clean: () => Promise<unknown>
  /** Lets the jobs that were given up wait again. */
  readonly retry: () => ReturnType<typeof retryJobs>
  /** Gives both an owner's calendar. */
  readonly useCalendar: (calendar: OwnerCalendar) => void
  /** The clock of both, which starts on 2 March 2026 at 08:30 UTC. */
  readonly clock: Clock
}

async function openStores(open: () => Promise<Database>): Promise<TestedStores> {
  const clock = createClock()
  const [one, two] = [await open(), await open()]
  let calendar = calendarWithoutFile
  const calendarFile = { get: () => calendar }
  return {
    store: { ...createRecordStore(one, clock.now, calendarFile), ...createJobs(one) },
    other: createRecordStore(two, clock.now, calendarFile),
    read: () => one.read(readContacts),
    clean: () => removeExpired(one, { at: new Date(clock.now()) }),
    retry: () => retryJobs(one, clock.now()),
    useCalendar: (rules) => {
      calendar = rules
    },
    clock,
  }
}

/**
 * Declares tests of two instances on one new database, for both engines.
 *
 * @param declare gets the instances, which are others in each test
 */
export function describeStores(
  name: string,
  declare: (tested: TestedStores, engine: Database['engine']) => void,
): void {
  describeEngines(name, (create, engine) => {
    const tested = {} as TestedStores

    beforeEach(async () => {
      Object.assign(tested, await openStores(await create()))
    })

    afterEach(async () => {
      await tested.other.close()
      await tested.store.close()
    })

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
