import { calendarWithoutFile } from '../calendar/ownerCalendar'
import { createClock } from '../testing/clock'
import { describeBookings } from '../testing/describeBookings'
import { describeEngines } from '../testing/postgres'
import { describeHosts } from '../testing/describeHosts'
import { describeMeetings } from '../testing/describeMeetings'
import { describeOpenBookings } from '../testing/describeOpenBookings'
import { describeRecords } from '../testing/describeRecords'
import { describeRepeats } from '../testing/describeRepeats'
import type { StoreUnderTest } from '../testing/storeUnderTest'
import { readContacts } from './contacts'
import type { Database } from './database'
import { createJobs } from './jobs'
import { createRecordStore } from './recordStore'
import { removeExpired } from './retention'

/** Opens two stores on one database, as two instances do. */
async function openStores(open: () => Promise<Database>): Promise<StoreUnderTest> {
  const clock = createClock()
  const [one, two] = [await open(), await open()]
  const now = () => new Date(clock.now())
  let calendar = calendarWithoutFile
  const calendarFile = { get: () => calendar }
  return {
    store: { ...createRecordStore(one, now, calendarFile), ...createJobs(one) },
    other: createRecordStore(two, now, calendarFile),
    read: () => one.read(readContacts),
    clean: () => removeExpired(one, { at: now(), keepDays: 0 }),
    useCalendar: (rules) => {
      calendar = rules
    },
    clock,
  }
}

describeEngines('the records', (create) => {
  let tested: StoreUnderTest
  const getTested = () => tested

  beforeEach(async () => {
    tested = await openStores(await create())
  })

  afterEach(async () => {
    await tested.other.close()
    await tested.store.close()
  })

  describe('contacts', () => {
    describeRecords(getTested)
  })
  describe('calendar', () => {
    describeMeetings(getTested)
  })
  describe('owner’s calendar', () => {
    describeHosts(getTested)
  })
  describe('open bookings', () => {
    describeOpenBookings(getTested)
  })
  describe('repeats', () => {
    describeRepeats(getTested)
  })
  describe('changes', () => {
    describeBookings(getTested)
  })
})
