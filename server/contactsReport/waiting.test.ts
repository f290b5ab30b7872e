import { formatWaiting } from './waiting'

test('nothing is said where nothing waits', () => {
  expect(formatWaiting([])).toBe('')
})

test('what waits is listed on a line each, with what is in the way', () => {
  const created_at = '2026-03-02T08:30:00.000Z'
  expect(
    formatWaiting([
      { created_at, operation: 'createPerson', what: 'Ana\u001b[31m\nGarcía', problem: '' },
      { created_at, operation: 'createDeal', what: 'Demo', problem: 'There is no person 8' },
    ]),
  ).toBe(
    '\nwaiting to be carried over to the CRM (2)\n' +
      '2026-03-02T08:30:00.000Z  createPerson  Ana[31m García\n' +
      '2026-03-02T08:30:00.000Z  createDeal  Demo  There is no person 8\n',
  )
})
