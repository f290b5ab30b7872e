import { isArticleId } from '../site/article'
import { isIndustryKey } from '../site/industries'
import type { AnyPageId } from '../site/routes'

/** The name of the chunk that holds a page's component. */
export function getPageChunk(id: AnyPageId): string {
  if (isIndustryKey(id)) return 'page-industry'
  return isArticleId(id) ? 'page-article' : `page-${id}`
}
