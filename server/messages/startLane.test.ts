import { StoreError } from '../records/storeError'
import { startLane } from './startLane'

it('names the cause of an error, which says what to do, and not what the visitor is told', async () => {
  const cause = new Error('database or disk is full')
  const problems: string[] = []
  const lane = startLane({
    workNext: () => Promise.reject(new StoreError('unavailable', { cause })),
    reportError: (message) => problems.push(message),
  })
  await lane.stop()
  expect(problems).toEqual([cause.message])
})
