import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** A line that sends one address on for good; other hosts can read more than that. */
const permanentLine = /^(\/[^\s*:]*)\s+(\/\S*)\s+301$/

/** The addresses that have moved for good, by a file of the format that static hosts share. */
export const movedAddressesOf = (redirects: string): ReadonlyMap<string, string> =>
  new Map(
    redirects.split('\n').flatMap((line): [string, string][] => {
      const [, from, to] = permanentLine.exec(line.trim()) ?? []
      return from === undefined || to === undefined ? [] : [[from, to]]
    }),
  )

/** The same of a built site; none where there is no such file. */
export async function readMovedAddresses(folder: string): Promise<ReadonlyMap<string, string>> {
  const redirects = await readFile(path.join(folder, '_redirects'), 'utf8').catch(() => '')
  return movedAddressesOf(redirects)
}
