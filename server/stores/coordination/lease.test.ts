import path from 'node:path'
import { SlotTaken, StoreUnavailable } from '../../contactStore'
import { createTemporaryFolder } from '../../testing/temporaryFolder'
import { closeDatabase, type Database } from '../embedded/database'
import { openCoordinationDatabase } from './coordinationDatabase'
import { createSlotClaims } from './slotClaims'
import { createWriteJournal } from './writeJournal'

const options = { now: () => Date.now(), canHaveBeenWritten: () => false }
const slot = { startsAt: 0, endsAt: 3_600_000 }
const turn = { operation: 'turn', request: null, key: 'booking-1', isRemembered: false }

let databases: Database[]

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] })
  const file = path.join(createTemporaryFolder(), 'contacts.sqlite')
  databases = [openCoordinationDatabase(file), openCoordinationDatabase(file)]
})

afterEach(() => {
  for (const database of databases) closeDatabase(database)
  jest.useRealTimers()
})

type Run = (by: Database, work: () => Promise<string>) => Promise<string>

/** If two processes claim the same, the second waits for the first, and gives up after a while. */
describe.each<[string, Run, new () => Error]>([
  ['a turn', (by, work) => createWriteJournal(by, options).run(turn, work), StoreUnavailable],
  [
    'a slot',
    (by, work) =>
      createSlotClaims(by, options).bookWithClaim(String(databases.indexOf(by)), slot, work),
    SlotTaken,
  ],
])('%s', (_case, run, Refusal) => {
  const start = (index: number, work: () => Promise<string>) => {
    const by = databases[index]
    if (!by) throw new Error('There are two databases')
    return run(by, work).catch((error: unknown) => error)
  }

  /** Creates work that runs until `finish` is called. */
  const createLongWork = () => {
    let finish: () => void = () => undefined
    const done = new Promise<string>((resolve) => {
      finish = () => {
        resolve('first')
      }
    })
    return { work: () => done, finish }
  }

  it('stays claimed while the work runs, even for minutes', async () => {
    const { work, finish } = createLongWork()
    const first = start(0, work)
    await jest.advanceTimersByTimeAsync(120_000)
    const rival = jest.fn(() => Promise.resolve('second'))
    const second = start(1, rival)
    await jest.advanceTimersByTimeAsync(20_000)
    expect(await second).toBeInstanceOf(Refusal)
    expect(rival).not.toHaveBeenCalled()
    finish()
    expect(await first).toBe('first')
  })

  it('is free again half a minute after its process has ended', async () => {
    const { work, finish } = createLongWork()
    const first = start(0, work)
    await jest.advanceTimersByTimeAsync(5_000)
    jest.clearAllTimers()
    await jest.advanceTimersByTimeAsync(30_000)
    expect(await start(1, () => Promise.resolve('second'))).toBe('second')
    finish()
    await first
  })
})
