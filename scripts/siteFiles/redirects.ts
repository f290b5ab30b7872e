import { getPrerenderEntries } from '../../src/site/htmlFiles'
import { defaultLanguage } from '../../src/site/language'
import { getPermanentRedirects } from '../../src/site/permanentRedirects'
import { isArticleId } from '../../src/site/article'
import { getRoutePath, getSitePage } from '../../src/site/siteMap'

/** Not-found pages that stand for a folder only: `en/404.html` for all that is below `/en/`. */
const notFoundLines = () =>
  getPrerenderEntries()
    .filter(({ page, language }) => page === 'notFound' && language !== defaultLanguage)
    .map(({ file }) => `/${file.replace(/404\.html$/, '*')} /${file} 404`)

/** An address that both languages share: the file that it is answered with in its other language. */
const languageLines = () =>
  getPrerenderEntries().flatMap(({ file, language, page, path }) => {
    if (page === 'notFound' || isArticleId(page) || !getSitePage(page).shared) return []
    const address = getRoutePath(page, language)
    return path === address ? [] : [`${address} /${file} 200! Language=${language}`]
  })

/**
 * `_redirects`, which static hosts and the gateway read: what has moved for good, also with a slash
 * behind it, since not every host takes both for the same. Other addresses have no such line: hosts
 * take off a trailing slash by themselves, and one that takes both for the same would never arrive.
 * A host that knows no status 404 here skips the line; it finds the nearest 404.html by itself. One
 * that knows no languages skips those lines, too; there, the browser writes the page anew.
 */
export const createRedirectsFile = (): string =>
  [
    ...getPermanentRedirects().flatMap(({ from, to }) => [
      `${from} ${to} 301`,
      `${from}/ ${to} 301`,
    ]),
    ...languageLines(),
    ...notFoundLines(),
    '',
  ].join('\n')
