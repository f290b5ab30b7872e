import { Suspense, type ReactNode } from 'react'

/**
 * Children that React hydrates after the page, or as soon as they are clicked: it hydrates a boundary inside
 * of another only once the page, which is in one, has been hydrated.
 */
export const HydrateAfterPage = ({ children }: { readonly children: ReactNode }) => (
  <Suspense>
    <Suspense>{children}</Suspense>
  </Suspense>
)
