import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readPacts } from './pactFiles'
import { findDifferences, checkDeviations, type OpenApi } from './vendorContract'
import { deviations } from './vendorContractDeviations'

/**
 * Compares the pacts with the vendor's OpenAPI document, which is not part of this repository:
 * skipped unless VENDOR_CONTRACT_DIR names the folder that holds it.
 */
const root = path.join(__dirname, '../..')
const folder = process.env.VENDOR_CONTRACT_DIR ?? path.join(root, '../shared/contract')
const file = path.join(folder, 'pipedrive-v1-subset.openapi.json')
const describeWherePresent = existsSync(file) ? describe : describe.skip

const pacts = Object.values(readPacts(path.join(root, 'pacts')))
const interactions = pacts.flatMap((pact) =>
  pact.interactions.map(({ description }) => description),
)

describeWherePresent('the vendor’s document', () => {
  let result: ReturnType<typeof checkDeviations>

  beforeAll(async () => {
    const openApi = JSON.parse(readFileSync(file, 'utf8')) as OpenApi
    const differences = await Promise.all(pacts.map((pact) => findDifferences(openApi, pact)))
    result = checkDeviations(differences.flat(), deviations)
  })

  test.each(interactions)('documents %s, but for listed deviations', (description) => {
    expect(result.unexpected.filter(({ interaction }) => interaction === description)).toEqual([])
  })

  test('differs in no interaction that the pacts do not name', () => {
    const unnamed = result.unexpected.filter(
      ({ interaction }) => !interactions.includes(interaction),
    )
    expect(unnamed).toEqual([])
  })

  test('still differs in every listed deviation', () => {
    expect(result.obsolete).toEqual([])
  })
})
