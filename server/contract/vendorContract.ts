import { Comparator } from '@pactflow/openapi-pact-comparator'
import type { Pact } from './pactFiles'
import type { Deviation } from './vendorContractDeviations'

/**
 * The fields of the comparator's findings that are read here; its own types need packages that it
 * does not install.
 */
interface Finding {
  readonly code: string
  readonly message: string
  readonly mockDetails?: { readonly interactionDescription?: string | null }
}

/** A difference between an interaction and the vendor's document. */
export interface Difference {
  readonly interaction: string
  readonly code: string
  readonly text: string
}

type Json = null | boolean | number | string | Json[] | { readonly [key: string]: Json }
export type OpenApi = Record<string, Json>

/** The gateway's base path, which corresponds to the vendor's `/v1`. */
const basePath = '/api/v1'

/**
 * Returns all differences between a pact and an OpenAPI document. Warnings of the comparator count
 * too, for example about a query parameter that the vendor does not know.
 */
export async function findDifferences(openApi: OpenApi, pact: Pact): Promise<Difference[]> {
  const comparator = new Comparator(removeAdditions(openApi))
  const findings = comparator.compare(replaceBasePath(pact)) as AsyncIterable<Finding>
  const differences: Difference[] = []
  for await (const { code, message, mockDetails } of findings) {
    const interaction = mockDetails?.interactionDescription ?? ''
    differences.push({ interaction, code, text: message })
  }
  return differences
}

/** Removes the fields added for this site, each marked `x-not-in-vendor-doc`. */
function removeAdditions(node: Json): Json {
  if (Array.isArray(node)) return node.map(removeAdditions)
  if (node === null || typeof node !== 'object') return node
  const kept = Object.entries(node).filter(([, inner]) => !isAddition(inner))
  return Object.fromEntries(kept.map(([key, inner]) => [key, removeAdditions(inner)]))
}

const isAddition = (node: Json) =>
  node !== null &&
  typeof node === 'object' &&
  !Array.isArray(node) &&
  node['x-not-in-vendor-doc'] === true

const replaceBasePath = (pact: Pact): Pact => ({
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

/** Returns the differences without a deviation, and the deviations without a difference. */
export function checkDeviations(differences: readonly Difference[], known: readonly Deviation[]) {
  return {
    unexpected: differences.filter((difference) => !known.some(isKnown(difference))),
    obsolete: known.filter(
      (deviation) => !differences.some((difference) => isKnown(difference)(deviation)),
    ),
  }
}
