import path from 'node:path'
import { pactDifferences, readPacts } from './pactFiles'

test('the committed pacts are what the consumer’s tests make (else run `npm run pacts:update`)', () => {
  const committed = readPacts(path.join(__dirname, '../../pacts'))
  const fresh = readPacts(process.env.PACT_DIRECTORY ?? '')
  expect(pactDifferences(committed, fresh)).toEqual([])
})
