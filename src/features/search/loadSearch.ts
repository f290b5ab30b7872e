import { loadSections } from '@/i18n/loadSections'
import type { Language } from '@/site/language'
import { createSearch, type Search } from './createSearch'
import { loadSearchDocuments } from './loadSearchDocuments'

/**
 * Loads the search of a language: all texts of the site and their index.
 *
 * @throws {Error} if a section can't be loaded
 */
export async function loadSearch(language: Language): Promise<Search> {
  const [documents, { search_words }] = await Promise.all([
    loadSearchDocuments(language),
    loadSections(language, ['search_words']),
  ])
  return createSearch(documents, language, search_words.ignored)
}
