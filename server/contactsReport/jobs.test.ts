import type { JobRecord } from '../records/jobs'
import { formatJobs } from './report'

const record: JobRecord = {
  id: 1,
  type: 'booking.created',
  recipient: 'visitor',
  state: 'sent',
  attempts: 0,
  due_at: '2026-11-24T09:00:00.000Z',
  error: null,
  created_at: '2026-11-24T09:00:00.000Z',
}

it('lists each entry with its state', () => {
  const waiting = { state: 'waiting', attempts: 2, due_at: '2026-11-24T09:15:00.000Z' } as const
  const failed = { state: 'failed', attempts: 9, error: 'no such\nmailbox' } as const
  expect(
    formatJobs([
      record,
      { ...record, ...waiting, recipient: 'owner', error: 'refused' },
      { ...record, ...failed },
    ]),
  ).toBe(
    [
      '2026-11-24T09:00:00.000Z  booking.created  visitor  sent',
      '2026-11-24T09:00:00.000Z  booking.created  owner  waiting  2 failed  next 2026-11-24T09:15:00.000Z  refused',
      '2026-11-24T09:00:00.000Z  booking.created  visitor  failed  9 failed  no such mailbox',
      '',
    ].join('\n'),
  )
})

it('says that the jobs is empty', () => {
  expect(formatJobs([])).toBe('There are no jobs.\n')
})
