import path from 'node:path'
import { Comparator } from '@pactflow/openapi-pact-comparator'
import { readOpenApi } from '../testing/vendor/vendorDocument'
import { readPacts, type Pact } from './testing/pactFiles'
import { deviations, type Deviation } from './testing/vendorContractDeviations'

/** Compares the pacts with the vendor's OpenAPI document. */

/**
 * The fields of the comparator's findings that are read here; its own types need packages that it
 * does not install.
 */
interface Finding {
  readonly code: string
  readonly message: string
  readonly mockDetails?: { readonly interactionDescription?: string | null }
}

const openApi = readOpenApi('v1')
const describeWherePresent = openApi ? describe : describe.skip
const pacts = Object.values(readPacts(path.join(__dirname, '../../pacts')))
const interactions = pacts.flatMap((pact) =>
  pact.interactions.map(({ description }) => description),
)

/** The gateway's base path corresponds to the vendor's `/v1`. */
const replaceBasePath = (pact: Pact): Pact => ({
  ...pact,
  interactions: pact.interactions.map(({ request, ...interaction }) => ({
    ...interaction,
    request: { ...request, path: request.path.replace('/api/v1', '') },
  })),
})

/**
 * All differences between a pact and the document. Warnings of the comparator count too, for example
 * about a query parameter that the vendor does not know.
 */
async function findDifferences(pact: Pact): Promise<Finding[]> {
  const findings: Finding[] = []
  const found = new Comparator(openApi).compare(replaceBasePath(pact)) as AsyncIterable<Finding>
  for await (const finding of found) findings.push(finding)
  return findings
}

const getInteraction = ({ mockDetails }: Finding) => mockDetails?.interactionDescription ?? ''

const isKnown = (finding: Finding) => (deviation: Deviation) =>
  finding.code.startsWith(deviation.code) &&
  finding.message.includes(deviation.text ?? '') &&
  getInteraction(finding).includes(deviation.interaction ?? '')

describeWherePresent('the vendor’s document', () => {
  let differences: Finding[]
  let unexpected: Finding[]

  beforeAll(async () => {
    differences = (await Promise.all(pacts.map(findDifferences))).flat()
    unexpected = differences.filter((finding) => !deviations.some(isKnown(finding)))
  })

  test.each(interactions)('documents %s, but for listed deviations', (description) => {
    expect(unexpected.filter((finding) => getInteraction(finding) === description)).toEqual([])
  })

  test('differs in no interaction that the pacts do not name', () => {
    const unnamed = unexpected.filter((finding) => !interactions.includes(getInteraction(finding)))
    expect(unnamed).toEqual([])
  })

  test('still differs in every listed deviation', () => {
    const isFound = (deviation: Deviation) =>
      differences.some((finding) => isKnown(finding)(deviation))
    expect(deviations.filter((deviation) => !isFound(deviation))).toEqual([])
  })
})
