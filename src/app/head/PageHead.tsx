import { useDeferredValue, useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useSections } from '@/i18n/useContent'
import { getPageFromPath, type AnyPageId } from '@/site/routes'
import { useHydrated } from '@/hydration/useHydrated'
import { getPageHead, getHeadSections } from './headModel'
import { HeadTags } from './HeadTags'
import { removePrerenderedHead } from './prerenderedHead'

/**
 * Renders the document's head for the current page and language. A prerendered document already has
 * its own, so the texts of heads are loaded only when the visitor navigates.
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
 * Suspends on its own: during a navigation React shows page and head together, so the title is
 * never another page's.
 */
function CurrentHead({ page }: { readonly page: AnyPageId }) {
  const { language, read } = useSections(getHeadSections(page))

  useLayoutEffect(removePrerenderedHead, [])

  return <HeadTags head={getPageHead(page, language, read)} />
}
