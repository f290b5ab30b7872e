import { writeFileSync } from 'node:fs'
import { Verifier, type VerifierOptions } from '@pact-foundation/pact'
import { getErrorMessage } from '../errors'
import type { Pact } from './pactFiles'
import { states } from './states'
import type { VerificationGateway } from './verificationGateway'

export interface Verification {
  /** How many interactions were verified: none where the verifier skips them silently. */
  readonly interactionCount: number
  /** States that could not be set up, which the verifier itself would only mention. */
  readonly stateProblems: readonly string[]
  /** What the verifier throws where an interaction is broken; it prints the differences itself. */
  readonly failure?: string
}

/**
 * Makes the requests of a pact and compares the responses. The verifier says only whether a whole
 * pact is kept: to know which interaction is broken, pass a pact of one. `file` is written for it.
 */
export async function verifyPact(
  gateway: VerificationGateway,
  pact: Pact,
  file: string,
): Promise<Verification> {
  let interactionCount = 0
  const stateProblems: string[] = []
  const stateHandlers: NonNullable<VerifierOptions['stateHandlers']> = {}
  for (const [name, bringAbout] of Object.entries(states)) {
    stateHandlers[name] = async (parameters?: unknown) => {
      try {
        await bringAbout(gateway, parameters as never)
      } catch (error) {
        stateProblems.push(`${name}: ${getErrorMessage(error)}`)
      }
      return undefined
    }
  }
  writeFileSync(file, JSON.stringify(pact))
  const verifier = new Verifier({
    providerBaseUrl: gateway.edge.url,
    pactUrls: [file],
    logLevel: 'error',
    beforeEach: () => {
      interactionCount += 1
      gateway.reset()
      return Promise.resolve()
    },
    stateHandlers,
  })
  const failure = await verifier.verifyProvider().then(() => undefined, getErrorMessage)
  return { interactionCount, stateProblems, failure }
}
