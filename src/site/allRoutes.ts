import { articles } from '../articles/articleList'
import type { Language } from './language'
import { staticRoutes, getArticleRoute, type PageId } from './routes'

/**
 * Every page, articles included, for the build, the scripts and the tests. Browser code must not
 * import it, because it would bundle the list of all articles.
 */
export const allRoutes = [...staticRoutes, ...articles.map(({ slugs }) => getArticleRoute(slugs))]

/** @throws {Error} if there is no such page */
export function getRoute(id: PageId) {
  const page = allRoutes.find((candidate) => candidate.id === id)
  if (!page) throw new Error(`The site has no page '${id}'`)
  return page
}

/**
 * Returns the path of any page in a language, e.g. `('articles/test-turing', 'en')` →
 * `/en/blog/turing-test`.
 */
export const getPath = (id: PageId, language: Language): string => getRoute(id).paths[language]
