import { existsSync, statSync } from 'node:fs'

/** The size of a built file as served: its brotli copy if there is one. */
export function getServedSize(file: string): number {
  const compressed = `${file}.br`
  return statSync(existsSync(compressed) ? compressed : file).size
}
