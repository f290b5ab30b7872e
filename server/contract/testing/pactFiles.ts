import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The fields of a pact (specification version 3) that are read here; other fields are not changed. */
export interface Pact {
  readonly interactions: readonly {
    readonly description: string
    readonly providerStates?: readonly { readonly name: string }[]
  }[]
  readonly metadata: Readonly<Record<string, unknown>>
}

/**
 * Makes equal contracts equal: sorts the interactions, and removes the versions of the tools that
 * wrote them.
 */
function normalize(pact: Pact): Pact {
  const { pactSpecification } = pact.metadata
  const interactions = pact.interactions.toSorted((one, other) =>
    one.description < other.description ? -1 : 1,
  )
  return { ...pact, interactions, metadata: { pactSpecification } }
}

/** Reads the pacts of a folder, by file name; none if the folder does not exist. */
export const readPacts = (folder: string): Readonly<Record<string, Pact>> =>
  Object.fromEntries(
    (existsSync(folder) ? readdirSync(folder) : [])
      .filter((name) => name.endsWith('.json'))
      .map((name) => [
        name,
        normalize(JSON.parse(readFileSync(join(folder, name), 'utf8')) as Pact),
      ]),
  )
