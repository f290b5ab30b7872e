import { Verifier, type VerifierOptions } from '@pact-foundation/pact'
import { messageOf } from '../thrown'
import { states } from './states'
import type { VerificationGateway } from './verificationGateway'

/** The fields that are read of what the verifier finds. */
interface Report {
  readonly interactionResults: readonly { readonly description: string; readonly result: string }[]
  /** `interaction` ends with the description. */
  readonly errors: readonly { readonly interaction: string; readonly mismatch: unknown }[]
}

export interface Verification {
  /** The interactions in the order of their verification, each by its description. */
  readonly descriptions: readonly string[]
  /** States that could not be brought about, which the verifier itself would only mention. */
  readonly stateProblems: readonly string[]
  /** What the verifier says of an interaction; `OK` without mismatches where it is kept. */
  resultOf(description: string): { result: string | undefined; mismatches: readonly unknown[] }
}

/** Makes every request of the pacts and compares the answers. */
export async function verifyPacts(
  gateway: VerificationGateway,
  pactFiles: readonly string[],
): Promise<Verification> {
  const stateProblems: string[] = []
  const stateHandlers: NonNullable<VerifierOptions['stateHandlers']> = {}
  for (const [name, bringAbout] of Object.entries(states)) {
    stateHandlers[name] = async (parameters?: unknown) => {
      try {
        await bringAbout(gateway, parameters as never)
      } catch (error) {
        stateProblems.push(`${name}: ${messageOf(error)}`)
      }
      return undefined
    }
  }
  const report = await reportOf(
    new Verifier({
      providerBaseUrl: gateway.edge.url,
      pactUrls: [...pactFiles],
      logLevel: 'error',
      beforeEach: () => {
        gateway.reset()
        return Promise.resolve()
      },
      stateHandlers,
    }),
  )
  return {
    descriptions: report.interactionResults.map(({ description }) => description),
    stateProblems,
    resultOf: (description) => ({
      result: report.interactionResults.find((one) => one.description === description)?.result,
      mismatches: report.errors
        .filter(({ interaction }) => interaction.endsWith(` - ${description}`))
        .map(({ mismatch }) => mismatch),
    }),
  }
}

/** The verifier throws its report where an interaction is broken. */
async function reportOf(verifier: Verifier): Promise<Report> {
  const text = await verifier.verifyProvider().catch(messageOf)
  try {
    return JSON.parse(text) as Report
  } catch {
    throw new Error(`The pacts could not be verified: ${text}`)
  }
}
