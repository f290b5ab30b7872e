import { useDeferredValue, useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useSections } from '../../i18n/useContent'
import { getPageFromPath, type AnyPageId } from '../../site/siteMap'
import { useHydrated } from '../../ui/useHydrated'
import { getPageHead, getHeadSections } from './headModel'
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
  const isHydrating = !useHydrated()
  const [prerendered, setPrerendered] = useState(isHydrating ? current : undefined)
  if (prerendered !== undefined && prerendered !== current) setPrerendered(undefined)

  return prerendered === current ? null : <CurrentHead page={page} />
}

/**
 * It suspends by itself: on the way to another page React shows both together, so the title is never
 * another page's.
 */
function CurrentHead({ page }: { readonly page: AnyPageId }) {
  const { language, read } = useSections(getHeadSections(page))

  useLayoutEffect(removePrerenderedHead, [])

  return <HeadTags head={getPageHead(page, language, read)} />
}
