import { describeBookings } from './describeBookings'
import { describeHosts } from './describeHosts'
import { describeMeetings } from './describeMeetings'
import { describeOpenBookings } from './describeOpenBookings'
import { describeRecords } from './describeRecords'
import { describeRepeats } from './describeRepeats'
import type { StoreUnderTest } from './storeUnderTest'

/**
 * Declares the tests that every contact store must pass. `open` is called before each test and
 * returns an empty store.
 */
export function describeContactStore(open: () => Promise<StoreUnderTest>): void {
  let tested: StoreUnderTest
  const getTested = () => tested

  beforeEach(async () => {
    tested = await open()
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
}
