/** A `_redirects` line that serves all paths with a token with one file. */
const tokenLine = /^(\/\S*\/):token\s+\/(\S+)\s+200$/

/** The document of a path with a token, which is a secret: only the rest of the path may be changed. */
export interface TokenPath {
  readonly file: string
  /** The path in its usual spelling. */
  readonly path: string
}

/** Reads from a `_redirects` file which files serve paths with a token, by the path before it. */
export const parseTokenFiles = (redirects: string): ReadonlyMap<string, string> =>
  new Map(
    redirects.split('\n').flatMap((line): [string, string][] => {
      const [, before, file] = tokenLine.exec(line.trim()) ?? []
      return before === undefined || file === undefined ? [] : [[before, file]]
    }),
  )

/** Finds the document of a path with a token; undefined for all other paths. */
export function findTokenPath(
  files: ReadonlyMap<string, string>,
  path: string,
): TokenPath | undefined {
  const segments = path.split('/').filter((segment) => segment !== '')
  const token = segments.pop() ?? ''
  const known = `/${segments.join('/').toLowerCase()}/`
  const file = files.get(known)
  return file === undefined ? undefined : { file, path: known + token }
}
