import { formatPendingWrites } from './pendingWrites'

test('nothing is said where no write is pending', () => {
  expect(formatPendingWrites([])).toBe('')
})

test('pending writes are listed on a line each, with what is in the way', () => {
  const created_at = '2026-03-02T08:30:00.000Z'
  expect(
    formatPendingWrites([
      { created_at, operation: 'createPerson', what: 'Ana\u001b[31m\nGarcía', problem: '' },
      { created_at, operation: 'createDeal', what: 'Demo', problem: 'There is no person 8' },
    ]),
  ).toBe(
    '\npending writes to the CRM (2)\n' +
      '2026-03-02T08:30:00.000Z  createPerson  Ana[31m García\n' +
      '2026-03-02T08:30:00.000Z  createDeal  Demo  There is no person 8\n',
  )
})
