import { isArticleId } from '../site/article'
import { isIndustryKey } from '../site/industries'
import type { AnyPageId } from '../site/routes'

/** Returns the names of all chunks that a page needs. */
export const getPageChunks = (id: AnyPageId): string[] =>
  id === 'appointment' ? [getPageChunk('scheduleDemo'), getPageChunk(id)] : [getPageChunk(id)]

/** Returns the name of the chunk with a page's component. */
export function getPageChunk(id: AnyPageId): string {
  if (isIndustryKey(id)) return 'page-industry'
  return isArticleId(id) ? 'page-article' : `page-${id}`
}
