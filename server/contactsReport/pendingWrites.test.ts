import { formatPendingWrites } from './pendingWrites'

test('without pending writes the report is empty', () => {
  expect(formatPendingWrites([])).toBe('')
})

test('each pending write is listed on a line, with the reason why it is pending', () => {
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
