import path from 'node:path'
import { createClock } from '../../testing/clock'
import { describeContactStore } from '../../testing/describeContactStore'
import type { WrittenRecords } from '../../testing/storeUnderTest'
import { createTemporaryFolder } from '../../testing/temporaryFolder'
import { openEmbeddedStore } from './embeddedStore'
import { readContacts } from './readContacts'

const omit = <Item extends object>(item: Item, names: readonly string[]): Item =>
  Object.fromEntries(Object.entries(item).filter(([name]) => !names.includes(name))) as Item

function readRecords(file: string): WrittenRecords {
  const contacts = readContacts(file)
  if (!contacts) throw new Error('The store has no file')
  const { organizations, persons, deals, activities } = contacts
  const common = ['id', 'created_at']
  const written = ['due_date', 'due_time', 'duration', 'source_timezone', 'starts_at', 'ends_at']
  const changed = ['sequence', 'cancelled_at']
  return {
    organizations: organizations.map((each) => omit(each, common)),
    persons: persons.map((each) => omit(each, common)),
    deals: deals.map((each) => omit(each, common)),
    activities: activities.map((each) => ({
      ...omit(each, [...common, ...written, ...changed]),
      startsAt: each.starts_at,
      endsAt: each.ends_at,
    })),
  }
}

describe('the embedded store', () => {
  describeContactStore(async () => {
    const file = path.join(createTemporaryFolder(), 'contacts.sqlite')
    const clock = createClock()
    const open = () => openEmbeddedStore({ file, now: () => new Date(clock.now()) })
    return { store: open(), other: open(), read: () => readRecords(file), clock }
  })
})
