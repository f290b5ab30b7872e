import { getArticleId, type ArticleId, type ArticleSlugs } from './article'
import { defaultLanguage, languages, type Language } from './language'
import { siteConfig } from './siteConfig'
import { tokenParameter } from './tokenParameter'

/**
 * The route table. Router, language sync, links, the build's files and the end-to-end tests all
 * read it; no path is written a second time. The articles of the blog are one pattern, so that the
 * table does not grow with the blog.
 */
export interface SitePage {
  readonly id: string
  /** The page's path in each language, without a trailing slash. */
  readonly paths: Readonly<Record<Language, string>>
  /**
   * Additional paths by language: they lead to the page in the visitor's language (requirements R3)
   * or, in Spanish, to the page itself.
   */
  readonly aliases?: Readonly<Partial<Record<Language, string>>>
  /**
   * Set if one path serves both languages and is exempt from the language sync (requirements R1).
   * Its document in the second language is at that language's alias.
   */
  readonly shared?: true
  /** Set if the English canonical is the alias, where both languages share the path (requirements R1). */
  readonly aliasCanonical?: true
  /** Set if the English canonical is the alias without prefix (requirements R4). */
  readonly unprefixedCanonical?: true
  /** The content's only language, if it is not translated (requirements R8). */
  readonly onlyIn?: Language
  /** Set if search engines must not index the page (requirements R6). */
  readonly noIndex?: true
}

const routeTable = [
  {
    id: 'home',
    paths: { es: '/', en: '/' },
    aliases: { en: '/en' },
    shared: true,
    aliasCanonical: true,
  },
  {
    id: 'scheduleDemo',
    paths: { es: '/agendar-demo', en: '/en/schedule-demo' },
    aliases: { en: '/schedule-demo' },
  },
  {
    id: 'howItWorks',
    paths: { es: '/como-funciona', en: '/en/how-it-works' },
    aliases: { en: '/how-it-works' },
    unprefixedCanonical: true,
  },
  {
    id: 'industries',
    paths: { es: '/industrias', en: '/en/industries' },
    aliases: { en: '/industries' },
  },
  {
    id: 'financial',
    paths: { es: '/industrias/financiero', en: '/en/industries/financial' },
    aliases: { es: '/industrias/financiamiento', en: '/industries/financial' },
    unprefixedCanonical: true,
  },
  {
    id: 'retail',
    paths: { es: '/industrias/comercio', en: '/en/industries/retail' },
    aliases: { en: '/industries/retail' },
    unprefixedCanonical: true,
  },
  {
    id: 'automotive',
    paths: { es: '/industrias/automotriz', en: '/en/industries/automotive' },
    aliases: { en: '/industries/automotive' },
    unprefixedCanonical: true,
  },
  {
    id: 'health',
    paths: { es: '/industrias/salud', en: '/en/industries/health' },
    aliases: { en: '/industries/health' },
  },
  {
    id: 'pricing',
    paths: { es: '/precios', en: '/en/pricing' },
    aliases: { en: '/pricing' },
    unprefixedCanonical: true,
  },
  {
    id: 'privacy',
    paths: { es: '/politica-privacidad', en: '/en/privacy-policy' },
    aliases: { en: '/privacy-policy' },
    onlyIn: 'es',
  },
  { id: 'blog', paths: { es: '/blog', en: '/en/blog' } },
  {
    id: 'googleTerms',
    paths: { es: '/terminos-google', en: '/en/google-terms' },
    aliases: { en: '/google-terms' },
  },
  {
    id: 'search',
    paths: { es: '/search', en: '/search' },
    aliases: { en: '/en/search' },
    shared: true,
    noIndex: true,
  },
] as const satisfies readonly SitePage[]

/** The id of a page in the table. */
export type FixedPageId = (typeof routeTable)[number]['id']

/** The id of any page, articles included. */
export type PageId = FixedPageId | ArticleId

/** The id of any page, of a visitor's own appointment, or of the not-found page. */
export type AnyPageId = PageId | 'appointment' | 'notFound'

const englishPrefix = '/en'

/** The path patterns of articles, in the router's syntax. */
export const articlePatterns: Readonly<Record<Language, `${string}/:slug`>> = {
  es: '/blog/:slug',
  en: '/en/blog/:slug',
}

type KnownPage<Id extends PageId = PageId> = SitePage & { readonly id: Id }

/** The table, typed with the optional fields. */
export const staticRoutes: readonly KnownPage<FixedPageId>[] = routeTable

type KnownPath = Exclude<ResolvedPath, { readonly kind: 'unknown' }>

const pageById = new Map<FixedPageId, KnownPage<FixedPageId>>(
  staticRoutes.map((page) => [page.id, page]),
)

const knownPaths = new Map<string, KnownPath>()
for (const { id, paths, aliases = {}, shared } of staticRoutes) {
  const add = (path: string | undefined, resolved: KnownPath) => {
    if (path !== undefined && !knownPaths.has(path)) knownPaths.set(path, resolved)
  }
  for (const language of languages)
    add(paths[language], { kind: 'page', id, language: shared ? undefined : language })
  for (const language of languages) add(aliases[language], { kind: 'alias', id, language })
}

const isFixedPage = (id: AnyPageId): id is FixedPageId => pageById.has(id as FixedPageId)

/** Returns the path of an article, e.g. `/en/blog/turing-test`. */
export const getArticlePath = (slugs: ArticleSlugs, language: Language): string =>
  articlePatterns[language].replace(':slug', slugs[language])

/** Returns an article's page in the form of the table's rows. */
export function getArticlePage(slugs: ArticleSlugs): KnownPage<ArticleId> {
  const alias = articlePatterns.es.replace(':slug', slugs.en)
  return {
    id: getArticleId(slugs.es),
    paths: { es: getArticlePath(slugs, 'es'), en: getArticlePath(slugs, 'en') },
    ...(slugs.en !== slugs.es && { aliases: { en: alias } }),
  }
}

/** Resolves a normalized path to an article, which may not exist. */
function resolveArticle(path: string): KnownPath | undefined {
  for (const language of languages) {
    const [before = '', after = ''] = articlePatterns[language].split(':slug')
    const slug = path.startsWith(before) && path.endsWith(after) ? path.slice(before.length) : ''
    if (/^[^/]+$/.test(slug)) return { kind: 'page', id: getArticleId(slug), language }
  }
  return undefined
}

/**
 * Resolves a path below the booking's to an appointment. The token is a secret, and both its cases
 * count.
 */
function resolveAppointment(path: string): KnownPath | undefined {
  const [, before = '', token] = /^(.+)\/([^/]+)\/*$/.exec(path) ?? []
  const booking = knownPaths.get(before.toLowerCase())
  if (booking?.id !== 'scheduleDemo') return undefined
  return { ...booking, id: 'appointment', token }
}

export function getSitePage(id: FixedPageId): KnownPage<FixedPageId> {
  const page = pageById.get(id)
  if (!page) throw new Error(`No page '${id}' in the route table`)
  return page
}

/**
 * Returns the path of a page in a language, e.g. `('scheduleDemo', 'en')` → `/en/schedule-demo`.
 */
export const getRoutePath = (id: FixedPageId, language: Language): string =>
  getSitePage(id).paths[language]

/**
 * Returns the path of a page, in English the one without prefix if there is one (requirements R7).
 */
export function getUnprefixedPath(id: FixedPageId, language: Language): string {
  const { paths, aliases } = getSitePage(id)
  return (language === 'en' ? aliases?.en : undefined) ?? paths[language]
}

/**
 * Returns the path of an appointment, which only its visitor knows, e.g. `('a.b', 'en')` →
 * `/en/schedule-demo/a.b`.
 */
export const getAppointmentPath = (token: string, language: Language): string =>
  `${getRoutePath('scheduleDemo', language)}/${token}`

/** Returns a path without the token of an appointment, for others to see. */
export function hideToken(path: string): string {
  return resolvePath(path).token === undefined ? path : path.replace(/[^/]+\/*$/, tokenParameter)
}

/** Returns the page one level up: its path without the last segment. */
export function getParentPage(id: FixedPageId): FixedPageId | undefined {
  const path = getRoutePath(id, defaultLanguage)
  const resolved = resolvePath(path.slice(0, path.lastIndexOf('/')) || '/')
  return resolved.id !== id && isFixedPage(resolved.id) ? resolved.id : undefined
}

/** Returns every path of a page without duplicates, its own paths before aliases. */
export const getAllPaths = ({ paths, aliases = {} }: SitePage): string[] => [
  ...new Set([...Object.values(paths), ...Object.values(aliases)]),
]

/** Returns the canonical path of a page in a language (requirements R1, R4, R8). */
export function getCanonicalPath(page: SitePage, language: Language): string {
  const { paths, aliases, aliasCanonical, unprefixedCanonical, onlyIn } = page
  if (onlyIn) return paths[onlyIn]
  const isAlias = aliasCanonical ?? (siteConfig.unprefixedEnglishCanonicals && unprefixedCanonical)
  return (language === 'en' && isAlias ? aliases?.en : undefined) ?? paths[language]
}

interface ResolvedPage<Kind extends string, Id extends AnyPageId> {
  readonly kind: Kind
  readonly id: Id
  readonly language: Language | undefined
  /** Of an appointment. */
  readonly token?: string | undefined
}

export type ResolvedPath =
  | ResolvedPage<'page' | 'alias', Exclude<AnyPageId, 'notFound'>>
  | ResolvedPage<'unknown', 'notFound'>

/** Normalizes a path: upper case and trailing slashes lead to the known path (requirements R5). */
export function normalizePath(path: string): string {
  return path.toLowerCase().replace(/(.)\/+$/, '$1')
}

/**
 * Resolves a path. `language` is the language that the path implies: undefined for a page that both
 * languages share, English for an unknown path below /en.
 */
export function resolvePath(path: string): ResolvedPath {
  const normalized = normalizePath(path)
  const belowEnglish = normalized.startsWith(`${englishPrefix}/`)
  return (
    knownPaths.get(normalized) ??
    resolveArticle(normalized) ??
    resolveAppointment(path) ?? {
      kind: 'unknown',
      id: 'notFound',
      language: belowEnglish ? 'en' : undefined,
    }
  )
}

/** Returns the page of a path. */
export const getPageFromPath = (path: string): AnyPageId => resolvePath(path).id

/** Returns an unknown path in another language, with its prefix changed. */
export function getUnknownPath(path: string, language: Language): string {
  const isEnglish = normalizePath(path).startsWith(`${englishPrefix}/`)
  const bare = isEnglish ? path.slice(englishPrefix.length) : path
  return language === 'en' ? `${englishPrefix}${bare}` : bare
}
