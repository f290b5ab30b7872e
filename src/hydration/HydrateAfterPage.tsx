import { Suspense, type ReactNode } from 'react'

/**
 * Children that React hydrates after the page, or as soon as they are clicked: it hydrates outer boundaries
 * first, of which the page has one and these have two.
 */
export const HydrateAfterPage = ({ children }: { readonly children: ReactNode }) => (
  <Suspense>
    <Suspense>{children}</Suspense>
  </Suspense>
)
