import { Suspense, type ReactNode } from 'react'
import { useHydrated } from './useHydrated'

/**
 * What is no part of the HTML: it joins the page when that has been taken over, and is loaded only
 * then. A component of its own, so that nothing around it is rendered again.
 */
export function AfterHydration({ children }: { readonly children: ReactNode }) {
  const hydrated = useHydrated()
  return <Suspense fallback={null}>{hydrated && children}</Suspense>
}
