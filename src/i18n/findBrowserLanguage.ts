import { languages, type Language } from '../site/language'

/** The first of the browser's languages (`navigator.languages`) that the site has. */
export function findBrowserLanguage(browserLanguages: readonly string[]): Language | undefined {
  for (const tag of browserLanguages) {
    const language = languages.find((candidate) => tag.toLowerCase().split('-')[0] === candidate)
    if (language) return language
  }
  return undefined
}
