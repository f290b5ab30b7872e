import { useDeferredValue, useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useSections } from '../../i18n/useContent'
import { getPageFromPath, type AnyPageId } from '../../site/siteMap'
import { useHydrated } from '../../hydration/useHydrated'
import { getPageHead, headSections } from './headModel'
import { HeadTags } from './HeadTags'
import { removePrerenderedHead } from './prerenderedHead'

/**
 * Keeps the document's head with the page and the language at hand. A document that is taken over
 * has its own head already, so the texts of heads are loaded only once the visitor moves on.
 */
export function PageHead() {
  const { pathname } = useLocation()
  const page = useDeferredValue(getPageFromPath(pathname))
  const { language } = useSections([])
  const current = `${page} ${language}`
  const takenOver = !useHydrated()
  const [written, setWritten] = useState(takenOver ? current : undefined)
  if (written !== undefined && written !== current) setWritten(undefined)

  return written === current ? null : <CurrentHead page={page} />
}

/**
 * It suspends by itself: on the way to another page React shows both together, so the title is never
 * another page's.
 */
function CurrentHead({ page }: { readonly page: AnyPageId }) {
  const { language, read } = useSections(headSections(page))

  useLayoutEffect(removePrerenderedHead, [])

  return <HeadTags head={getPageHead(page, language, read)} />
}
