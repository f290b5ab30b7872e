import { writeFileSync } from 'node:fs'
import { Verifier, type VerifierOptions } from '@pact-foundation/pact'
import type { RecordKind } from '../../capabilities'
import { getErrorMessage } from '../../errors'
import { createBookingToken, createCapable } from '../../testing/startGateway'
import type { Pact } from './pactFiles'
import { states } from './states'
import { verificationNow, type VerificationGateway } from './verificationGateway'

export interface Verification {
  /** Number of verified interactions: 0 if the verifier silently skipped them. */
  readonly interactionCount: number
  /** States that could not be set up; the verifier itself would only log them. */
  readonly stateProblems: readonly string[]
  /** The verifier's error if an interaction is broken; it prints the differences itself. */
  readonly failure?: string | undefined
}

const capabilitiesHeader = 'x-record-capabilities'

/**
 * Replaces the examples of capabilities, such as `deal.33.…`, and of a booking's token, such as `44.33.example`, by
 * signed ones for the same records.
 */
const signExamples: NonNullable<VerifierOptions['requestFilter']> = (request, _response, next) => {
  const examples = request.headers[capabilitiesHeader]
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

/**
 * Makes the requests of a pact and compares the responses. The verifier only reports whether a
 * whole pact holds, so pass a pact of one interaction to know which one is broken. The pact is
 * written to `file` for it.
 */
export async function verifyPact(
  gateway: VerificationGateway,
  pact: Pact,
  file: string,
): Promise<Verification> {
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
