import { articles } from './articleList'
import { fixedPages, registerArticles, sitePageOf } from './siteMap'

// Whoever goes through the whole site knows every article from the start.
registerArticles(articles)

/**
 * Every page of the site, articles included: for the build, the scripts and the tests. The browser's
 * script must not import it; it would hold the list of all articles.
 */
export const sitePages = [...fixedPages, ...articles.map(({ id }) => sitePageOf(id))]
