import { useTranslation } from 'react-i18next'
import type { Dictionary } from '../content/es'
import type { Article, MissingArticle } from '../content/types'
import { isArticleId } from '../site/article'
import type { Language } from '../site/language'
import {
  getRoutePath,
  getArticlePath,
  getUnknownPath,
  getPageFromPath,
  type AnyPageId,
} from '../site/routes'

/** A page as it is known at the moment. */
export interface CurrentPage {
  /** The same in both languages; that of an article only once the article is loaded. */
  readonly id: AnyPageId
  /** Its path in a language. */
  readonly getPath: (language: Language) => string
}

/**
 * The page at a path. It does not wait for anything: an article's path in the other language is
 * known when the article has come, and until then it stays where it is.
 */
export function usePage(pathname: string): CurrentPage {
  const id = getPageFromPath(pathname)
  const sections: readonly string[] = isArticleId(id) ? [id] : []
  const { i18n } = useTranslation(sections as (keyof Dictionary)[], { useSuspense: false })
  if (id !== 'notFound' && !isArticleId(id))
    return { id, getPath: (language) => getRoutePath(id, language) }
  const article = (i18n.getResourceBundle(i18n.language, id) ?? undefined) as
    Article | MissingArticle | undefined
  if (id === 'notFound' || article?.missing)
    return { id: 'notFound', getPath: (language) => getUnknownPath(pathname, language) }
  if (!article) return { id, getPath: () => pathname }
  return { id: article.id, getPath: (language) => getArticlePath(article.slugs, language) }
}
