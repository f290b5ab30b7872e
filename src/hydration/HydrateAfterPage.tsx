import { Suspense, type ReactNode } from 'react'

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
