import { getPrerenderEntries } from '@/site/prerenderEntries'
import { defaultLanguage } from '@/site/language'
import { getPermanentRedirects } from '@/site/permanentRedirects'
import { isArticleId } from '@/site/article'
import { getRoutePath, getSitePage } from '@/site/routes'

/** Not-found pages of a folder: `en/404.html` for all paths below `/en/`. */
const notFoundLines = () =>
  getPrerenderEntries()
    .filter(({ page, language }) => page === 'notFound' && language !== defaultLanguage)
    .map(({ file }) => `/${file.replace(/404\.html$/, '*')} /${file} 404`)

/** For a path that both languages share: the file that is sent in the other language. */
const languageLines = () =>
  getPrerenderEntries().flatMap(({ file, language, page, path }) => {
    if (page === 'notFound' || isArticleId(page) || !getSitePage(page).shared) return []
    const ownPath = getRoutePath(page, language)
    return path === ownPath ? [] : [`${ownPath} /${file} 200! Language=${language}`]
  })

/**
 * Creates `_redirects` for static hosts and the gateway. Permanent redirects also get a line with a
 * trailing slash, since not every host treats both alike. Other paths get none: hosts remove
 * trailing slashes themselves, and one that treats both alike would loop. Hosts without status 404
 * here skip that line and find the nearest 404.html themselves. Hosts without language rules skip
 * those lines; there the browser renders the page again in the visitor's language.
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
