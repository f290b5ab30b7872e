import { getArticleId } from './article'
import { defaultLanguage, languages, type Language } from './language'
import {
  articlePatterns,
  getRoutePath,
  isShared,
  staticRoutes,
  type AnyPageId,
  type StaticPageId,
} from './routes'
import { tokenParameter } from './tokenParameter'

const englishPrefix = '/en'

interface ResolvedPath {
  readonly id: AnyPageId
  /** The language that the path implies: none for a path that both share, or that is unknown. */
  readonly language: Language | undefined
  /** The token in the path of an appointment. */
  readonly token?: string | undefined
}

const knownPaths = new Map<string, ResolvedPath>()
for (const route of staticRoutes) {
  const { id, paths, aliases = {} } = route
  for (const language of languages) {
    const alias = aliases[language]
    knownPaths.set(paths[language], { id, language: isShared(route) ? undefined : language })
    if (alias !== undefined) knownPaths.set(alias, { id, language })
  }
}

/** Resolves a normalized path to an article, which may not exist. */
function resolveArticle(path: string): ResolvedPath | undefined {
  for (const language of languages) {
    const before = articlePatterns[language].replace(':slug', '')
    const slug = path.startsWith(before) ? path.slice(before.length) : ''
    if (/^[^/]+$/.test(slug)) return { id: getArticleId(slug), language }
  }
  return undefined
}

/**
 * Resolves a path below the booking's to an appointment. The token is a secret, and both its cases
 * count.
 */
function resolveAppointment(path: string): ResolvedPath | undefined {
  const [, before = '', token] = /^(.+)\/([^/]+)\/*$/.exec(path) ?? []
  const booking = knownPaths.get(before.toLowerCase())
  if (booking?.id !== 'scheduleDemo') return undefined
  return { ...booking, id: 'appointment', token }
}

/** Normalizes a path: upper case and trailing slashes lead to the known path (requirements R5). */
function normalizePath(path: string): string {
  return path.toLowerCase().replace(/(.)\/+$/, '$1')
}

export function resolvePath(path: string): ResolvedPath {
  const normalized = normalizePath(path)
  return (
    knownPaths.get(normalized) ??
    resolveArticle(normalized) ??
    resolveAppointment(path) ?? { id: 'notFound', language: undefined }
  )
}

export const getPageFromPath = (path: string): AnyPageId => resolvePath(path).id

/**
 * Returns an unknown path in another language, with its prefix changed. It begins with one slash: with two, a link
 * would lead to another site.
 */
export function getUnknownPath(path: string, language: Language): string {
  const isEnglish = normalizePath(path).startsWith(`${englishPrefix}/`)
  const bare = (isEnglish ? path.slice(englishPrefix.length) : path).replace(/^\/+/, '/')
  return language === 'en' ? `${englishPrefix}${bare}` : bare
}

/** Returns a path without the token of an appointment, for others to see. */
export function hideToken(path: string): string {
  return resolvePath(path).token === undefined ? path : path.replace(/[^/]+\/*$/, tokenParameter)
}

/** Returns the page one level up: its path without the last segment. */
export function getParentPage(id: StaticPageId): StaticPageId | undefined {
  const path = getRoutePath(id, defaultLanguage)
  const parent = getPageFromPath(path.slice(0, path.lastIndexOf('/')) || '/')
  return parent === id ? undefined : staticRoutes.find((route) => route.id === parent)?.id
}
