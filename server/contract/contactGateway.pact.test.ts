import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readPacts, type Pact } from '../../scripts/pactFiles'
import { exampleSiteKey } from '../../src/testing/contactServiceExamples'
import { states } from './states'
import { verifyPacts, type Verification } from './verification'
import { openVerificationGateway } from './verificationGateway'

/**
 * Holds the gateway to the committed pacts: every request is made over HTTP to a gateway that
 * listens on this machine, over an embedded store that each state fills anew.
 *
 * Between verifier and gateway stands an edge (`edge.ts`), as a proxy stands between browser and
 * gateway. It only hands on, except for two states that the gateway itself can't be in
 * (`edgeStates.ts`): these it answers by itself. The states of `failureStates.ts` put another
 * gateway behind the edge, with a store that fails or with a limit that is used up.
 */
const pactFolder = path.join(__dirname, '../../pacts')
const pacts = readPacts(pactFolder)
const pactFiles = Object.keys(pacts).map((name) => path.join(pactFolder, name))
const interactions = Object.values(pacts).flatMap((text) => (JSON.parse(text) as Pact).interactions)
const descriptions = interactions.map(({ description }) => description).sort()

const verificationLimitMilliseconds = 60_000

let verification: Verification

beforeAll(async () => {
  process.env.PACT_DO_NOT_TRACK = 'true'
  const folder = mkdtempSync(path.join(tmpdir(), 'verification-'))
  const gateway = await openVerificationGateway(folder, exampleSiteKey)
  try {
    verification = await verifyPacts(gateway, pactFiles)
  } finally {
    await gateway.close()
    rmSync(folder, { recursive: true, force: true })
  }
}, verificationLimitMilliseconds)

test.each(descriptions)('the gateway answers %s', (description) => {
  expect(verification.resultOf(description)).toEqual({ result: 'OK', mismatches: [] })
})

test('every interaction of the pacts has been verified, and each once', () => {
  expect([...verification.descriptions].sort()).toEqual(descriptions)
  expect(new Set(descriptions).size).toBe(descriptions.length)
})

test('exactly the states that the pacts name can be brought about', () => {
  const named = interactions.flatMap(({ providerStates = [] }) =>
    providerStates.map(({ name }) => name),
  )
  expect(Object.keys(states).sort()).toEqual([...new Set(named)].sort())
  expect(verification.stateProblems).toEqual([])
})
