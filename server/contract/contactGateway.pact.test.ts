import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { Verifier, type VerifierOptions } from '@pact-foundation/pact'
import { exampleSiteKey } from '@/testing/contactServiceExamples'
import type { RecordKind } from '../capabilities'
import { getErrorMessage } from '../errors'
import { createBookingToken, createCapable } from '../testing/startGateway'
import { createTemporaryFolder } from '../testing/temporaryFolder'
import { readPacts, type Pact } from './testing/pactFiles'
import { states } from './testing/states'
import {
  openVerificationGateway,
  verificationNow,
  type VerificationGateway,
} from './testing/verificationGateway'

/**
 * Verifies the gateway against the committed pacts: the requests are made over HTTP to a gateway on
 * this machine, over records that each provider state fills.
 */
const committed = readPacts(path.join(__dirname, '../../pacts'))
const pacts = Object.values(committed)
const interactions = pacts.flatMap((pact) => pact.interactions)
const descriptions = interactions.map(({ description }) => description)

/** One pact per interaction, with its description, since the verifier only reports whether a whole pact holds. */
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

/**
 * Replaces the examples of capabilities, such as `deal.33.…`, and of a booking's token, such as `44.33.example`, by
 * signed ones for the same records.
 */
const signExamples: NonNullable<VerifierOptions['requestFilter']> = (request, _response, next) => {
  const examples = request.headers['x-record-capabilities']
  if (typeof examples === 'string') {
    const records = examples.split(' ').map((example): [RecordKind, number] => {
      const [kind, id] = example.split('.')
      return [kind as RecordKind, Number(id)]
    })
    Object.assign(request.headers, createCapable(verificationNow)(...records))
  }
  const [, activityId, number] =
    /^Bearer (\d+)\.(\d+)\..*example$/.exec(request.headers.authorization ?? '') ?? []
  if (activityId !== undefined && number !== undefined) {
    const booking = { activityId: Number(activityId), number: Number(number) }
    request.headers.authorization = `Bearer ${createBookingToken(booking, verificationNow)}`
  }
  next()
}

/** Makes the requests of a pact, and compares the responses: the verifier prints the differences itself. */
async function verify(pact: Pact) {
  let interactionCount = 0
  const stateProblems: string[] = []
  const stateHandlers: NonNullable<VerifierOptions['stateHandlers']> = {}
  for (const [name, handleState] of Object.entries(states)) {
    stateHandlers[name] = async (parameters?: unknown) => {
      try {
        await handleState(gateway, parameters as never)
      } catch (error) {
        stateProblems.push(`${name}: ${getErrorMessage(error)}`)
      }
      return undefined
    }
  }
  writeFileSync(file, JSON.stringify(pact))
  const verifier = new Verifier({
    providerBaseUrl: gateway.url,
    pactUrls: [file],
    logLevel: 'error',
    beforeEach: () => {
      interactionCount += 1
      gateway.reset()
      return Promise.resolve()
    },
    stateHandlers,
    requestFilter: signExamples,
  })
  const failure = await verifier.verifyProvider().then(() => undefined, getErrorMessage)
  return { interactionCount, stateProblems, failure }
}

test.each(pactsOfOne)('the gateway fulfils %s', async (_description, pact) => {
  expect(await verify(pact)).toEqual({
    // 0 if the verifier skipped it.
    interactionCount: 1,
    // States that could not be set up, which the verifier only logs.
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
