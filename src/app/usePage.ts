import { useTranslation } from 'react-i18next'
import type { Dictionary } from '../content/sections'
import type { Article, MissingArticle } from '../content/types'
import { isArticleId } from '../site/article'
import type { Language } from '../site/language'
import { getUnknownPath, resolvePath } from '../site/resolvePath'
import { getAppointmentPath, getRoutePath, getArticlePath, type AnyPageId } from '../site/routes'

export interface CurrentPage {
  /** The same id in both languages. Before an article is loaded, its id is that of the current path. */
  readonly id: AnyPageId
  readonly getPath: (language: Language) => string
}

/**
 * Returns the page at a path without suspending. Until an article is loaded, its path in the other
 * language is unknown, and `getPath` returns the current path.
 */
export function usePage(pathname: string): CurrentPage {
  const { id, token } = resolvePath(pathname)
  const sections: readonly string[] = isArticleId(id) ? [id] : []
  const { i18n } = useTranslation(sections as (keyof Dictionary)[], { useSuspense: false })
  if (id === 'appointment')
    return { id, getPath: (language) => getAppointmentPath(token ?? '', language) }
  if (id !== 'notFound' && !isArticleId(id))
    return { id, getPath: (language) => getRoutePath(id, language) }
  const article = i18n.getResourceBundle(i18n.language, id) as Article | MissingArticle | undefined
  if (id === 'notFound' || article?.missing)
    return { id: 'notFound', getPath: (language) => getUnknownPath(pathname, language) }
  if (!article) return { id, getPath: () => pathname }
  return { id: article.id, getPath: (language) => getArticlePath(article.slugs, language) }
}
