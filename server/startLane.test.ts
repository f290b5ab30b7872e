import { StoreError } from './records/storeError'
import { startLane } from './startLane'

it('names the cause of an error, which says what to do, and not what the visitor is told', async () => {
  const cause = new Error('database or disk is full')
  const problems: string[] = []
  const lane = startLane({
    workNext: () => Promise.reject(new StoreError('unavailable', { cause })),
    problem: 'All has to wait',
    report: (sentence) => problems.push(sentence),
  })
  await lane.stop()
  expect(problems).toEqual([`All has to wait: ${cause.message}.`])
})
