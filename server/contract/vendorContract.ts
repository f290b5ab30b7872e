import { Comparator } from '@pactflow/openapi-pact-comparator'
import type { Pact } from './pactFiles'
import type { Deviation } from './vendorContractDeviations'

/** The fields that are read of what the comparator finds; its own types need packages it lacks. */
interface Finding {
  readonly code: string
  readonly message: string
  readonly mockDetails?: { readonly interactionDescription?: string | null }
}

/** Something in which an interaction of a pact is not what the vendor's document says. */
export interface Difference {
  readonly interaction: string
  readonly code: string
  readonly text: string
}

type Json = null | boolean | number | string | Json[] | { readonly [key: string]: Json }
export type OpenApi = Record<string, Json>

/** Below this address of the gateway stands what the vendor has below `/v1`. */
const basePath = '/api/v1'

/**
 * All differences between a pact and an OpenAPI document. A warning of the comparator, for example
 * for a query parameter that the vendor does not know, is a difference like any other.
 */
export async function findDifferences(openApi: OpenApi, pact: Pact): Promise<Difference[]> {
  const comparator = new Comparator(asPublished(openApi))
  const findings = comparator.compare(belowVendorBase(pact)) as AsyncIterable<Finding>
  const differences: Difference[] = []
  for await (const { code, message, mockDetails } of findings) {
    const interaction = mockDetails?.interactionDescription ?? ''
    differences.push({ interaction, code, text: message })
  }
  return differences
}

/** Without the fields that the subset adds for this site, each marked `x-not-in-vendor-doc`. */
function asPublished(node: Json): Json {
  if (Array.isArray(node)) return node.map(asPublished)
  if (node === null || typeof node !== 'object') return node
  const kept = Object.entries(node).filter(([, inner]) => !isAddition(inner))
  return Object.fromEntries(kept.map(([key, inner]) => [key, asPublished(inner)]))
}

const isAddition = (node: Json) =>
  node !== null &&
  typeof node === 'object' &&
  !Array.isArray(node) &&
  node['x-not-in-vendor-doc'] === true

const belowVendorBase = (pact: Pact): Pact => ({
  ...pact,
  interactions: pact.interactions.map(({ request, ...interaction }) => ({
    ...interaction,
    request: { ...request, path: request.path.replace(basePath, '') },
  })),
})

const isKnown = (difference: Difference) => (deviation: Deviation) =>
  difference.code.startsWith(deviation.code) &&
  difference.text.includes(deviation.text ?? '') &&
  difference.interaction.includes(deviation.interaction ?? '')

/** The differences that no deviation names, and the deviations that name no difference. */
export function judge(differences: readonly Difference[], known: readonly Deviation[]) {
  return {
    unexpected: differences.filter((difference) => !known.some(isKnown(difference))),
    obsolete: known.filter(
      (deviation) => !differences.some((difference) => isKnown(difference)(deviation)),
    ),
  }
}
