import { rmSync } from 'node:fs'

/** Runs before the consumer's tests: Pact would add to what an earlier run has left. */
export default function emptyPactFolder(): void {
  const folder = process.env.PACT_DIRECTORY
  if (folder) rmSync(folder, { recursive: true, force: true })
}
