import { Suspense, type ReactNode } from 'react'
import { useHydrated } from './useHydrated'

interface AfterHydrationProps {
  /** What the document has in their place, also while their code is loading. */
  readonly fallback?: ReactNode
  readonly children: ReactNode
}

/**
 * Renders its children only in the browser, after hydration. As a separate component it does not make
 * the component around it render again.
 */
export const AfterHydration = ({ fallback = null, children }: AfterHydrationProps) =>
  useHydrated() ? <Suspense fallback={fallback}>{children}</Suspense> : fallback

/**
 * Children that React hydrates after the page, or as soon as they are clicked: it hydrates outer boundaries
 * first, of which a page has two at most and these have three.
 */
export const HydrateAfterPage = ({ children }: { readonly children: ReactNode }) => (
  <Suspense>
    <Suspense>
      <Suspense>{children}</Suspense>
    </Suspense>
  </Suspense>
)
