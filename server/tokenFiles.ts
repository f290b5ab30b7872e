/** A `_redirects` line that serves one file at every path with a token. */
const tokenLine = /^(\/\S*\/):token\s+\/(\S+)\s+200$/

/** A path with a token, and its document. Normalizing the path must not change the token. */
export interface TokenPath {
  readonly file: string
  /** The normalized path. */
  readonly path: string
}

/** Reads from a `_redirects` file the documents of paths with a token, by the path before the token. */
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
