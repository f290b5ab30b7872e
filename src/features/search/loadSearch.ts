import { loadSection } from '@/i18n/loadSection'
import type { Language } from '@/site/language'
import type { Search } from './createSearch'

/**
 * Loads the search of a language: its library and all texts of the site.
 *
 * @throws {Error} if one of them can't be loaded
 */
export async function loadSearch(language: Language): Promise<Search> {
  const [{ createSearch }, { documents, ignored }] = await Promise.all([
    import(/* webpackChunkName: "use-search" */ './createSearch'),
    loadSection(language, 'search/documents'),
  ])
  return createSearch(documents, language, ignored)
}
