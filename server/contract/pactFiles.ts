import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The fields of a pact (specification version 3) that are read here; other fields are not changed. */
export interface Pact {
  readonly consumer: { readonly name: string }
  readonly provider: { readonly name: string }
  readonly interactions: readonly Interaction[]
  readonly metadata: Readonly<Record<string, unknown>>
}

export interface Interaction {
  readonly description: string
  readonly providerStates?: readonly { readonly name: string }[]
  readonly request: { readonly method: string; readonly path: string }
}

/** Pacts in their committed form, by file name. */
export type PactTexts = Readonly<Record<string, string>>

/**
 * Makes equal contracts equal texts: sorts the interactions and removes the versions of the tools
 * that wrote them.
 */
export function normalizePact(pact: Pact): string {
  const { pactSpecification } = pact.metadata
  const interactions = [...pact.interactions].sort((one, other) =>
    one.description < other.description ? -1 : 1,
  )
  return `${JSON.stringify({ ...pact, interactions, metadata: { pactSpecification } }, null, 2)}\n`
}

/** Reads the pacts of a folder; returns none if the folder does not exist. */
export function readPacts(folder: string): PactTexts {
  const texts: Record<string, string> = {}
  for (const name of listPactNames(folder)) {
    const pact = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Pact
    texts[name] = normalizePact(pact)
  }
  return texts
}

const listPactNames = (folder: string): string[] => {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.json'))
  } catch {
    return []
  }
}

/** Writes these pacts into a folder and removes all others. */
export function writePacts(folder: string, texts: PactTexts): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, name), text)
}

/** Returns a line for every file and interaction that differs between committed and fresh pacts. */
export function findPactDifferences(committed: PactTexts, fresh: PactTexts): string[] {
  const names = [...new Set([...Object.keys(committed), ...Object.keys(fresh)])].sort()
  return names.flatMap((name) => {
    const [before, after] = [committed[name], fresh[name]]
    if (before === after) return []
    if (after === undefined) return [`${name} is committed, but no test makes it`]
    if (before === undefined) return [`${name} is not committed`]
    return findInteractionDifferences(name, before, after)
  })
}

function findInteractionDifferences(name: string, before: string, after: string): string[] {
  const [committed, fresh] = [parseInteractions(before), parseInteractions(after)]
  const lines = [...new Set([...committed.keys(), ...fresh.keys()])].flatMap((description) => {
    if (committed.get(description) === fresh.get(description)) return []
    if (!fresh.has(description)) return [`${name}: '${description}' is no longer tested`]
    return [`${name}: '${description}' is ${committed.has(description) ? 'changed' : 'new'}`]
  })
  return lines.length > 0 ? lines : [`${name}: its head has changed`]
}

const parseInteractions = (text: string): Map<string, string> =>
  new Map(
    (JSON.parse(text) as Pact).interactions.map((interaction) => [
      interaction.description,
      JSON.stringify(interaction),
    ]),
  )
