import { Suspense, type ReactNode } from 'react'
import { useHydrated } from './useHydrated'

/**
 * Renders its children only in the browser, after hydration. A component of its own, so that nothing
 * around it renders again.
 */
export function AfterHydration({ children }: { readonly children: ReactNode }) {
  const hydrated = useHydrated()
  return <Suspense fallback={null}>{hydrated && children}</Suspense>
}
