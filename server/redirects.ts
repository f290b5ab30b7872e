/** Files by language. */
export type LanguageFiles = ReadonlyMap<string, string>

/** What the server takes from a `_redirects` file; the format allows more than that. */
export interface Redirects {
  /** New paths by the paths that have moved permanently. */
  readonly movedPaths: ReadonlyMap<string, string>
  /** By path: the files that the path serves in other languages than its own. */
  readonly languageFiles: ReadonlyMap<string, LanguageFiles>
  /** The files that serve paths with a token, by the part of the path before the token. */
  readonly tokenFiles: ReadonlyMap<string, string>
}

export function parseRedirects(text: string): Redirects {
  const movedPaths = new Map<string, string>()
  const languageFiles = new Map<string, Map<string, string>>()
  const tokenFiles = new Map<string, string>()
  for (const line of text.split('\n')) {
    const [from = '', to = '', status, condition] = line.trim().split(/\s+/)
    if (!from.startsWith('/') || !to.startsWith('/')) continue
    const file = to.slice(1)
    const [, language] = /^Language=([a-z]{2})$/.exec(condition ?? '') ?? []
    const [, before] = /^([^:]*\/):token$/.exec(from) ?? []
    if (status === '200!' && language !== undefined) {
      languageFiles.set(
        from,
        (languageFiles.get(from) ?? new Map<string, string>()).set(language, file),
      )
    } else if (condition !== undefined) continue
    else if (status === '200' && before !== undefined) tokenFiles.set(before, file)
    else if (status === '301' && !/[*:]/.test(from)) movedPaths.set(from, to)
  }
  return { movedPaths, languageFiles, tokenFiles }
}

/** A path with a token, and its document. Normalizing the path must not change the token. */
export interface TokenPath {
  readonly file: string
  /** The normalized path. */
  readonly path: string
}

/** Finds the document of a path with a token; undefined for all other paths. */
export function findTokenPath(files: Redirects['tokenFiles'], path: string): TokenPath | undefined {
  const segments = path.split('/').filter((segment) => segment !== '')
  const token = segments.pop() ?? ''
  const known = `/${segments.join('/').toLowerCase()}/`
  const file = files.get(known)
  return file === undefined ? undefined : { file, path: known + token }
}
