/** A line that answers an address with another file where a language is asked for. */
const languageLine = /^(\/\S*)\s+\/(\S+)\s+200!\s+Language=([a-z]{2})$/

/** Files by the language that asks for them. */
export type LanguageFiles = ReadonlyMap<string, string>

/**
 * The addresses that are answered in the language that is asked for, with the files of the languages
 * that their own file is not in, by a file of the format that static hosts share.
 */
export function parseLanguageFiles(redirects: string): ReadonlyMap<string, LanguageFiles> {
  const files = new Map<string, Map<string, string>>()
  for (const line of redirects.split('\n')) {
    const [, address, file, language] = languageLine.exec(line.trim()) ?? []
    if (address === undefined || file === undefined || language === undefined) continue
    files.set(address, (files.get(address) ?? new Map<string, string>()).set(language, file))
  }
  return files
}
