import { StoreUnavailable } from '../../../contactStore'
import { createWriteQueue } from './writeQueue'

const createLockedError = () => new StoreUnavailable({ code: 'SQLITE_BUSY' })

afterEach(() => jest.restoreAllMocks())

it('repeats work until the lock is free, one after the other', async () => {
  const queue = createWriteQueue({ limitMs: 60_000, pauseMs: 1 })
  const events: string[] = []
  const first = queue.add(() => {
    events.push('first')
    if (events.length < 3) throw createLockedError()
  })
  const second = queue.add(() => events.push('second'))
  await Promise.all([first, second])
  expect(events).toEqual(['first', 'first', 'first', 'second'])
})

it('includes the time in the queue, so that a lock delays all calls equally (D3)', async () => {
  let now = 0
  jest.spyOn(performance, 'now').mockImplementation(() => now)
  const queue = createWriteQueue({ limitMs: 200, pauseMs: 1 })
  const attempts = [0, 0, 0]
  const outcomes = await Promise.allSettled(
    attempts.map((_none, index) =>
      queue.add(() => {
        attempts[index] = (attempts[index] ?? 0) + 1
        now += 100
        throw createLockedError()
      }),
    ),
  )
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(attempts).toEqual([2, 1, 1])
})

it('does not repeat work that failed for another reason', async () => {
  const queue = createWriteQueue({ limitMs: 60_000, pauseMs: 1 })
  const work = jest.fn(() => {
    throw new StoreUnavailable({ code: 'SQLITE_FULL' })
  })
  await expect(queue.add(work)).rejects.toThrow(StoreUnavailable)
  expect(work).toHaveBeenCalledTimes(1)
})
