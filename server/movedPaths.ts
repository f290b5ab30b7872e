/** A `_redirects` line with a permanent redirect of one path; the format allows more than that. */
const permanentLine = /^(\/[^\s*:]*)\s+(\/\S*)\s+301$/

/** Reads the permanent redirects of a `_redirects` file. */
export const parseMovedPaths = (redirects: string): ReadonlyMap<string, string> =>
  new Map(
    redirects.split('\n').flatMap((line): [string, string][] => {
      const [, from, to] = permanentLine.exec(line.trim()) ?? []
      return from === undefined || to === undefined ? [] : [[from, to]]
    }),
  )
