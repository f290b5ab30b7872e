import { Children, Suspense, type ReactNode } from 'react'

/**
 * The sections of a page, each of which React takes over by itself: the one that a visitor touches
 * first, and between any two the page answers.
 */
export const InPieces = ({ children }: { readonly children: ReactNode }) =>
  Children.map(children, (section) => <Suspense fallback={null}>{section}</Suspense>)
