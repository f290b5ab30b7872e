/** A `_redirects` line that serves another file at a path for visitors of one language. */
const languageLine = /^(\/\S*)\s+\/(\S+)\s+200!\s+Language=([a-z]{2})$/

/** Files by language. */
export type LanguageFiles = ReadonlyMap<string, string>

/**
 * Reads from a `_redirects` file the paths that are served in the requested language, each with its
 * files in the languages other than its own.
 */
export function parseLanguageFiles(redirects: string): ReadonlyMap<string, LanguageFiles> {
  const files = new Map<string, Map<string, string>>()
  for (const line of redirects.split('\n')) {
    const [, path, file, language] = languageLine.exec(line.trim()) ?? []
    if (path === undefined || file === undefined || language === undefined) continue
    files.set(path, (files.get(path) ?? new Map<string, string>()).set(language, file))
  }
  return files
}
