import { getArticleId, type ArticleId, type ArticleSlugs } from './article'
import { defaultLanguage, type Language } from './language'
import { siteConfig } from './siteConfig'

/**
 * The route table. Router, language sync, links, the build's files and the end-to-end tests all
 * read it; no path is written a second time. The articles of the blog are one pattern, so that the
 * table does not grow with the blog.
 */
export interface SiteRoute<Id extends string = string> {
  readonly id: Id
  /**
   * The page's path in each language, without a trailing slash. One path for both is exempt from the language
   * sync (requirements R1), and its document in the second language is at that language's alias.
   */
  readonly paths: Readonly<Record<Language, string>>
  /**
   * Additional paths by language: they lead to the page in the visitor's language (requirements R3)
   * or, in Spanish, to the page itself.
   */
  readonly aliases?: Readonly<Partial<Record<Language, string>>>
  /** Set if the English canonical is the alias, where both languages share the path (requirements R1). */
  readonly aliasCanonical?: true
  /** Set if the English canonical is the alias without prefix (requirements R4). */
  readonly unprefixedCanonical?: true
  /** The content's only language, if it is not translated (requirements R8). */
  readonly onlyIn?: Language
  /** Set if search engines must not index the page (requirements R6). */
  readonly noIndex?: true
}

/** A page with a Spanish and an English path: with /en, and as an alias without it (requirements R3). */
const createRoute = <Id extends string>(
  id: Id,
  es: string,
  en: string,
  { aliases, ...options }: Partial<SiteRoute> = {},
): SiteRoute<Id> => ({
  paths: { es, en: `/en${en}` },
  aliases: { ...aliases, en },
  ...options,
  id,
})

const unprefixed = { unprefixedCanonical: true } as const

const routeTable = [
  {
    id: 'home',
    paths: { es: '/', en: '/' },
    aliases: { en: '/en' },
    aliasCanonical: true,
  },
  createRoute('scheduleDemo', '/agendar-demo', '/schedule-demo'),
  createRoute('howItWorks', '/como-funciona', '/how-it-works', unprefixed),
  createRoute('industries', '/industrias', '/industries'),
  createRoute('financial', '/industrias/financiero', '/industries/financial', {
    aliases: { es: '/industrias/financiamiento' },
    ...unprefixed,
  }),
  createRoute('retail', '/industrias/comercio', '/industries/retail', unprefixed),
  createRoute('automotive', '/industrias/automotriz', '/industries/automotive', unprefixed),
  createRoute('health', '/industrias/salud', '/industries/health'),
  createRoute('pricing', '/precios', '/pricing', unprefixed),
  createRoute('privacy', '/politica-privacidad', '/privacy-policy', { onlyIn: 'es' }),
  { id: 'blog', paths: { es: '/blog', en: '/en/blog' } },
  createRoute('googleTerms', '/terminos-google', '/google-terms'),
  {
    id: 'search',
    paths: { es: '/search', en: '/search' },
    aliases: { en: '/en/search' },
    noIndex: true,
  },
] as const satisfies readonly SiteRoute[]

export type StaticPageId = (typeof routeTable)[number]['id']

/** The id of any page, articles included. */
export type PageId = StaticPageId | ArticleId

/** The id of any page, of a visitor's own appointment, or of the not-found page. */
export type AnyPageId = PageId | 'appointment' | 'notFound'

/** The path patterns of articles, in the router's syntax. */
export const articlePatterns: Readonly<Record<Language, `${string}/:slug`>> = {
  es: '/blog/:slug',
  en: '/en/blog/:slug',
}

/** The table, typed with the optional fields. */
export const staticRoutes: readonly SiteRoute<StaticPageId>[] = routeTable

const routeById = Object.fromEntries(staticRoutes.map((route) => [route.id, route])) as Readonly<
  Record<StaticPageId, SiteRoute<StaticPageId>>
>

/** Returns the path of an article, e.g. `/en/blog/turing-test`. */
export const getArticlePath = (slugs: ArticleSlugs, language: Language): string =>
  articlePatterns[language].replace(':slug', slugs[language])

/** Returns an article's page in the form of the table's rows. */
export function getArticleRoute(slugs: ArticleSlugs): SiteRoute<ArticleId> {
  const alias = articlePatterns.es.replace(':slug', slugs.en)
  return {
    id: getArticleId(slugs.es),
    paths: { es: getArticlePath(slugs, 'es'), en: getArticlePath(slugs, 'en') },
    ...(slugs.en !== slugs.es && { aliases: { en: alias } }),
  }
}

/** Whether both languages have the page at one path. */
export const isShared = ({ paths }: SiteRoute): boolean => paths.es === paths.en

export const getStaticRoute = (id: StaticPageId): SiteRoute<StaticPageId> => routeById[id]

/**
 * Returns the path of a page in a language, e.g. `('scheduleDemo', 'en')` → `/en/schedule-demo`.
 */
export const getRoutePath = (id: StaticPageId, language: Language): string =>
  getStaticRoute(id).paths[language]

/**
 * Returns the path of a page, in English the one without prefix if there is one (requirements R7).
 */
export function getUnprefixedPath(id: StaticPageId, language: Language): string {
  const { paths, aliases } = getStaticRoute(id)
  return (language === 'en' ? aliases?.en : undefined) ?? paths[language]
}

/**
 * Returns the path of an appointment, which only its visitor knows, e.g. `('a.b', 'en')` →
 * `/en/schedule-demo/a.b`.
 */
export const getAppointmentPath = (token: string, language: Language): string =>
  `${getRoutePath('scheduleDemo', language)}/${token}`

/** Returns every path of a page without duplicates, its own paths before aliases. */
export const getAllPaths = ({ paths, aliases = {} }: SiteRoute): string[] => [
  ...new Set([...Object.values(paths), ...Object.values(aliases)]),
]

/** Returns the canonical path of a page in a language (requirements R1, R4, R8). */
export function getCanonicalPath(page: SiteRoute, language: Language): string {
  const { paths, aliases, aliasCanonical, unprefixedCanonical, onlyIn } = page
  if (onlyIn) return paths[onlyIn]
  const isAlias = aliasCanonical ?? (siteConfig.unprefixedEnglishCanonicals && unprefixedCanonical)
  return (language === 'en' && isAlias ? aliases?.en : undefined) ?? paths[language]
}

/**
 * Lists the aliases in the default language, which lead everyone to the same page. The English ones
 * lead to the visitor's language, which only the browser knows, so servers must not redirect them
 * (requirements R3).
 */
export const getPermanentRedirects = () =>
  staticRoutes.flatMap(({ paths, aliases }) => {
    const from = aliases?.[defaultLanguage]
    return from === undefined ? [] : [{ from, to: paths[defaultLanguage] }]
  })

interface PathEnd {
  readonly query?: Readonly<Record<string, string>> | undefined
  /** The id of an element, without `#`. */
  readonly anchor?: string | undefined
}

/** A path with query and hash. */
export function composePath(path: string, { query, anchor }: PathEnd): string {
  const search = query ? `?${new URLSearchParams(query).toString()}` : ''
  return `${path}${search}${anchor ? `#${anchor}` : ''}`
}
