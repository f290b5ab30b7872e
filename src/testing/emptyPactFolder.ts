import { rmSync } from 'node:fs'

/** Runs before the consumer's tests: Pact would merge into the pacts of an earlier run. */
export default function emptyPactFolder(): void {
  const folder = process.env.PACT_DIRECTORY
  if (folder) rmSync(folder, { recursive: true, force: true })
}
