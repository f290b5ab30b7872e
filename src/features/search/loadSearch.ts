import type { Language } from '@/site/language'
import { createSearch, type Search } from './createSearch'
import { loadPlaces } from './loadPlaces'
import { readSections } from './readSections'

/**
 * Loads the search of a language: all texts of the site and their index.
 *
 * @throws {Error} if a section can't be loaded
 */
export async function loadSearch(language: Language): Promise<Search> {
  const [places, { search_words }] = await Promise.all([
    loadPlaces(language),
    readSections(language, ['search_words']),
  ])
  return createSearch(places, language, search_words.ignored)
}
