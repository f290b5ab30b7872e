import { existsSync, statSync } from 'node:fs'

/** How many bytes a visitor's browser is sent for a built file: its brotli form, where there is one. */
export function getServedSize(file: string): number {
  const compressed = `${file}.br`
  return statSync(existsSync(compressed) ? compressed : file).size
}
