import { articles } from '../articles/articleList'
import { type Language, languages } from './language'
import { getPageFromPath, getUnknownPath } from './resolvePath'
import {
  staticRoutes,
  getArticleRoute,
  type PageId,
  getAppointmentPath,
  getPermanentRedirects,
  type AnyPageId,
  type SiteRoute,
} from './routes'
import { tokenParameter } from './tokenParameter'

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

/** One HTML file that the build emits. */
export interface PrerenderEntry {
  /** Path below the output folder, e.g. `en/schedule-demo.html`. */
  readonly file: string
  readonly language: Language
  readonly page: AnyPageId
  /** The path that the file is rendered for. */
  readonly path: string
  /** The page's paths in each language; none for a not-found page. */
  readonly paths?: SiteRoute['paths']
}

const getFileName = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

const appointmentPaths = {
  es: getAppointmentPath(tokenParameter, 'es'),
  en: getAppointmentPath(tokenParameter, 'en'),
}

/** One file a language serves all appointments. */
const appointmentEntries = languages.map((language): PrerenderEntry => ({
  file: getFileName(getAppointmentPath('token', language)),
  language,
  page: 'appointment',
  path: appointmentPaths[language],
  paths: appointmentPaths,
}))

const notFoundEntries = languages.map((language): PrerenderEntry => {
  const path = getUnknownPath('/404', language)
  return { file: getFileName(path), path, language, page: 'notFound' }
})

/**
 * Lists the HTML files: one per path and alias, plus per language a not-found page and one that serves
 * all appointments. Permanent redirects have none, since the server handles them. Where both languages
 * share a path, it has the first language's file; the other's is at its alias.
 */
export function getPrerenderEntries(): PrerenderEntry[] {
  const files = new Map<string, PrerenderEntry>()
  const moved = new Set(getPermanentRedirects().map(({ from }) => from))
  for (const { paths, aliases = {} } of allRoutes) {
    for (const language of languages) {
      for (const path of [paths[language], aliases[language]]) {
        if (path === undefined || moved.has(path)) continue
        const file = getFileName(path)
        if (!files.has(file))
          files.set(file, { file, path, language, page: getPageFromPath(path), paths })
      }
    }
  }
  return [...files.values(), ...notFoundEntries, ...appointmentEntries]
}
