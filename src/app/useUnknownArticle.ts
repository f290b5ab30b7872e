import { useEffect, useState } from 'react'
import { isArticlePath, pageOf } from '../site/siteMap'

/**
 * Whether the address at hand can be an article's that is not known here, to which no link has led:
 * a way back beyond a reload, for example. The server knows, and is asked for its document. What the
 * visit began with is that answer.
 */
export function useUnknownArticle(pathname: string): boolean {
  const [entered] = useState(pathname)
  const unknown = pathname !== entered && isArticlePath(pathname) && pageOf(pathname) === 'notFound'

  useEffect(() => {
    if (unknown) window.location.reload()
  }, [unknown])
  return unknown
}
