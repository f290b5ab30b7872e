import { Suspense, type ReactNode } from 'react'
import { useHydrated } from './useHydrated'

/**
 * Renders its children only in the browser, after hydration. As a separate component it does not make
 * the component around it render again.
 */
export function AfterHydration({ children }: { readonly children: ReactNode }) {
  const hydrated = useHydrated()
  return <Suspense fallback={null}>{hydrated && children}</Suspense>
}
