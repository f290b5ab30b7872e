import { useDeferredValue, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useTextLanguage } from '@/i18n/useContent'
import { getPageFromPath } from '@/site/resolvePath'
import { useHydrated } from '@/hydration/useHydrated'
import { lazyAgain } from '@/ui/lazyAgain'

/** What renders a head, which a visitor of one page does not need. */
export const CurrentHead = lazyAgain(
  () => import(/* webpackChunkName: "use-head" */ './CurrentHead'),
)

/**
 * Renders the document's head for the current page and language. A prerendered document already has
 * its own, so code and texts of heads are loaded only when the visitor navigates.
 */
export function PageHead() {
  const { pathname } = useLocation()
  const page = useDeferredValue(getPageFromPath(pathname))
  const language = useTextLanguage()
  const current = `${page} ${language}`
  const isHydrating = !useHydrated()
  const [prerendered, setPrerendered] = useState(isHydrating ? current : undefined)
  if (prerendered !== undefined && prerendered !== current) setPrerendered(undefined)

  return prerendered === current ? null : <CurrentHead page={page} />
}
