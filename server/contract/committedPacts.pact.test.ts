import path from 'node:path'
import { findPactDifferences, readPacts } from './pactFiles'

test('the committed pacts are what the consumer’s tests make (else run `npm run pacts:update`)', () => {
  const committed = readPacts(path.join(__dirname, '../../pacts'))
  const fresh = readPacts(process.env.PACT_DIRECTORY ?? '')
  expect(findPactDifferences(committed, fresh)).toEqual([])
})
