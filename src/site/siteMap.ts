import { getArticleId, isArticleId, type ArticleId, type ArticleSlugs } from './article'
import { defaultLanguage, languages, type Language } from './language'
import { siteConfig } from './siteConfig'

/**
 * The one table of pages. Router, language sync, links, the files that the build emits and the
 * end-to-end tables all read it; no address is written a second time. The articles of the blog are
 * one pattern, so that the table does not grow with the blog.
 */
export interface SitePage {
  readonly id: string
  /** The address of the page in each language, without a trailing slash. */
  readonly paths: Readonly<Record<Language, string>>
  /**
   * Paths that lead to the variant of the visitor's language (requirements R3) or to the page
   * itself, by the language that they are written in.
   */
  readonly aliases?: Readonly<Partial<Record<Language, string>>>
  /**
   * Set where one path serves both languages and takes no part in the language sync
   * (requirements R1). Its document in another language than the first stands at the alias of that
   * language.
   */
  readonly shared?: true
  /** Set where the English canonical is the alias without a prefix (requirements R4). */
  readonly unprefixedCanonical?: true
  /** The only language of the content, where it is not translated (requirements R8). */
  readonly onlyIn?: Language
  /** Set where search engines are asked to leave the page out (requirements R6). */
  readonly noIndex?: true
}

const routeTable = [
  { id: 'home', paths: { es: '/', en: '/' }, aliases: { en: '/en' }, shared: true },
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

/** A page of the table itself. */
export type FixedPageId = (typeof routeTable)[number]['id']

/** A page of the site map. */
export type PageId = FixedPageId | ArticleId

/** A page of the site map, or the page of an unknown address. */
export type AnyPageId = PageId | 'notFound'

const englishPrefix = '/en'

/** The paths of all articles, as the router writes patterns. */
export const articlePatterns: Readonly<Record<Language, `${string}/:slug`>> = {
  es: '/blog/:slug',
  en: '/en/blog/:slug',
}

type KnownPage<Id extends PageId = PageId> = SitePage & { readonly id: Id }

/** The table, every page with all the fields that a page can have. */
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

/** The path of an article in a language, e.g. `/en/blog/turing-test`. */
export const getArticlePath = (slugs: ArticleSlugs, language: Language): string =>
  articlePatterns[language].replace(':slug', slugs[language])

/** An article's page as the table has those of other pages. */
export function getArticlePage(slugs: ArticleSlugs): KnownPage<ArticleId> {
  const alias = articlePatterns.es.replace(':slug', slugs.en)
  return {
    id: getArticleId(slugs.es),
    paths: { es: getArticlePath(slugs, 'es'), en: getArticlePath(slugs, 'en') },
    ...(slugs.en !== slugs.es && { aliases: { en: alias } }),
  }
}

/** The article that a normalized path is about, which may not exist. */
function resolveArticle(path: string): KnownPath | undefined {
  for (const language of languages) {
    const [before = '', after = ''] = articlePatterns[language].split(':slug')
    const slug = path.startsWith(before) && path.endsWith(after) ? path.slice(before.length) : ''
    if (/^[^/]+$/.test(slug)) return { kind: 'page', id: getArticleId(slug), language }
  }
  return undefined
}

export function getSitePage(id: FixedPageId): KnownPage<FixedPageId> {
  const page = pageById.get(id)
  if (!page) throw new Error(`No page '${id}' in the site map`)
  return page
}

/** The address of a page in a language, e.g. `('scheduleDemo', 'en')` → `/en/schedule-demo`. */
export const getRoutePath = (id: FixedPageId, language: Language): string =>
  getSitePage(id).paths[language]

/** The address of a page, in English the one without a prefix where there is one (requirements R7). */
export function getUnprefixedPath(id: FixedPageId, language: Language): string {
  const { paths, aliases } = getSitePage(id)
  return (language === 'en' ? aliases?.en : undefined) ?? paths[language]
}

/** The page that an address of this page stands below: its path without the last part. */
export function getParentPage(id: FixedPageId): FixedPageId | undefined {
  const path = getRoutePath(id, defaultLanguage)
  const resolved = resolvePath(path.slice(0, path.lastIndexOf('/')) || '/')
  if (resolved.kind === 'unknown' || isArticleId(resolved.id) || resolved.id === id)
    return undefined
  return resolved.id
}

/** Every path that leads to a page, its addresses first, none twice. */
export const getAllPaths = ({ paths, aliases = {} }: SitePage): string[] => [
  ...new Set([...Object.values(paths), ...Object.values(aliases)]),
]

/** The path that search engines are told to know a page by in a language (requirements R4, R8). */
export function getCanonicalPath(page: SitePage, language: Language): string {
  const { paths, aliases, unprefixedCanonical, onlyIn } = page
  if (onlyIn) return paths[onlyIn]
  const unprefixed = siteConfig.unprefixedEnglishCanonicals && unprefixedCanonical && aliases?.en
  return language === 'en' && unprefixed ? unprefixed : paths[language]
}

export type ResolvedPath =
  | { readonly kind: 'page'; readonly id: PageId; readonly language: Language | undefined }
  | { readonly kind: 'alias'; readonly id: PageId; readonly language: Language }
  | { readonly kind: 'unknown'; readonly language: Language | undefined }

/** Upper case and trailing slashes lead to the known address (requirements R5). */
export function normalizePath(path: string): string {
  return path.toLowerCase().replace(/(.)\/+$/, '$1')
}

/**
 * What a path stands for. `language` is the language that the path itself speaks for: none for a
 * page that both languages share, English for an unknown path below /en.
 */
export function resolvePath(path: string): ResolvedPath {
  const normalized = normalizePath(path)
  const belowEnglish = normalized.startsWith(`${englishPrefix}/`)
  return (
    knownPaths.get(normalized) ??
    resolveArticle(normalized) ?? { kind: 'unknown', language: belowEnglish ? 'en' : undefined }
  )
}

/** The page that a path leads to. */
export function getPageFromPath(path: string): AnyPageId {
  const resolved = resolvePath(path)
  return resolved.kind === 'unknown' ? 'notFound' : resolved.id
}

/** An unknown path in another language: with its prefix changed. */
export function getUnknownPath(path: string, language: Language): string {
  const isEnglish = normalizePath(path).startsWith(`${englishPrefix}/`)
  const bare = isEnglish ? path.slice(englishPrefix.length) : path
  return language === 'en' ? `${englishPrefix}${bare}` : bare
}
