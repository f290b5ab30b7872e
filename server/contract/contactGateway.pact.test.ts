import path from 'node:path'
import { exampleSiteKey } from '@/testing/contactServiceExamples'
import { createTemporaryFolder } from '../testing/temporaryFolder'
import { readPacts } from './testing/pactFiles'
import { states } from './testing/states'
import { verifyPact } from './testing/verification'
import { openVerificationGateway, type VerificationGateway } from './testing/verificationGateway'

/**
 * Verifies the gateway against the committed pacts: the requests are made over HTTP to a gateway on
 * this machine, over records that each provider state fills.
 */
const committed = readPacts(path.join(__dirname, '../../pacts'))
const pacts = Object.values(committed)
const interactions = pacts.flatMap((pact) => pact.interactions)
const descriptions = interactions.map(({ description }) => description)

/** One pact per interaction, with its description. */
const pactsOfOne = pacts.flatMap((pact) =>
  pact.interactions.map(
    (interaction) => [interaction.description, { ...pact, interactions: [interaction] }] as const,
  ),
)

jest.setTimeout(60_000)

const file = path.join(createTemporaryFolder(), 'pact.json')
let gateway: VerificationGateway

beforeAll(async () => {
  gateway = await openVerificationGateway(exampleSiteKey)
})

test.each(pactsOfOne)('the gateway fulfils %s', async (_description, pact) => {
  expect(await verifyPact(gateway, pact, file)).toEqual({
    interactionCount: 1,
    stateProblems: [],
    failure: undefined,
  })
})

test('the committed pacts are what the consumer’s tests make (else run `npm run pacts:update`)', () => {
  expect(readPacts(process.env.PACT_DIRECTORY ?? '')).toEqual(committed)
})

test('no two interactions have the same description', () => {
  expect(new Set(descriptions).size).toBe(descriptions.length)
})

test('exactly the states that the pacts name can be brought about', () => {
  const named = interactions.flatMap(({ providerStates = [] }) =>
    providerStates.map(({ name }) => name),
  )
  expect(Object.keys(states).sort()).toEqual([...new Set(named)].sort())
})
