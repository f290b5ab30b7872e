import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useSections } from '../../i18n/useContent'
import { pageOf } from '../../site/siteMap'
import { applyHead } from './applyHead'
import { headSections, pageHead } from './pageHead'

/**
 * Keeps the document's head with the page and the language at hand. It suspends by itself: on the
 * way to another page React shows both together, so the title is never another page's.
 */
export function PageHead() {
  const { pathname } = useLocation()
  const page = pageOf(pathname)
  const { language, read } = useSections(headSections(page))

  useLayoutEffect(() => {
    applyHead(pageHead(page, language, read))
  }, [page, language, read])

  return null
}
