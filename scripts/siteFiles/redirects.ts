import { getPrerenderEntries } from '@/site/allRoutes'
import { defaultLanguage } from '@/site/language'
import {
  getAllPaths,
  getPermanentRedirects,
  getStaticRoute,
  isShared,
  staticRoutes,
} from '@/site/routes'
import { resolvePath } from '@/site/resolvePath'
import { tokenParameter } from '@/site/tokenParameter'

/** Not-found pages of a folder: `en/404.html` for all paths below `/en/`. */
const createNotFoundLines = () =>
  getPrerenderEntries()
    .filter(({ page, language }) => page === 'notFound' && language !== defaultLanguage)
    .map(({ file }) => `/${file.replace(/404\.html$/, '*')} /${file} 404`)

/** For a path that both languages share: the file that is sent in the other language. */
const createLanguageLines = () =>
  staticRoutes.filter(isShared).flatMap(({ id, paths }) =>
    getPrerenderEntries()
      .filter(({ page, path, language }) => page === id && path !== paths[language])
      .map(({ file, language }) => `${paths[language]} /${file} 200! Language=${language}`),
  )

/**
 * Rewrites every path of an appointment to the document of its language, because no file can be named
 * after a token.
 */
const createTokenLines = () => {
  const entries = getPrerenderEntries().filter(({ page }) => page === 'appointment')
  return getAllPaths(getStaticRoute('scheduleDemo')).flatMap((path) => {
    const { language } = resolvePath(path)
    const entry = entries.find((each) => each.language === language)
    return entry ? [`${path}/${tokenParameter} /${entry.file} 200`] : []
  })
}

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
    ...createLanguageLines(),
    ...createTokenLines(),
    ...createNotFoundLines(),
    '',
  ].join('\n')
