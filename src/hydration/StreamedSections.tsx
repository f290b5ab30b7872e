import { styled } from '@mui/material/styles'
import {
  Children,
  createContext,
  Suspense,
  useContext,
  useDeferredValue,
  type ReactNode,
} from 'react'

/** Whether the page was reached by client-side navigation, so that its top should be painted first. */
export const ClientNavigationContext = createContext(false)

/**
 * Renders the sections of a page, each in its own `<Suspense>`, so that React hydrates them one by one,
 * the one that the visitor uses first. After a client-side navigation the first section is painted
 * before the others are rendered.
 */
export function StreamedSections({ children }: { readonly children: ReactNode }) {
  const sections = Children.toArray(children)
  const isClientNavigation = useContext(ClientNavigationContext)
  const count = useDeferredValue(sections.length, isClientNavigation ? 1 : sections.length)

  return (
    <>
      {sections.slice(0, count).map((section, index) => (
        <Suspense key={index} fallback={null}>
          {section}
        </Suspense>
      ))}
      {count < sections.length && <More />}
    </>
  )
}

/** Keeps what comes after the page out of view until the page is whole. */
const More = styled('div')({ height: '100vh' })
