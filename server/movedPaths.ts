/** A line that sends one address on for good; other hosts can read more than that. */
const permanentLine = /^(\/[^\s*:]*)\s+(\/\S*)\s+301$/

/** The addresses that have moved for good, by a file of the format that static hosts share. */
export const parseMovedPaths = (redirects: string): ReadonlyMap<string, string> =>
  new Map(
    redirects.split('\n').flatMap((line): [string, string][] => {
      const [, from, to] = permanentLine.exec(line.trim()) ?? []
      return from === undefined || to === undefined ? [] : [[from, to]]
    }),
  )
