import { createContext, useContext, useDeferredValue, type ReactNode } from 'react'
import { useLocation, type Location } from 'react-router-dom'

const Place = createContext<Location | undefined>(undefined)

/**
 * Tells the shell's links where the visitor is: on the way to a page that is ready, when it has been
 * painted. Nobody waits for the marks in menus and footer.
 */
export function ShellPlace({ children }: { readonly children: ReactNode }) {
  return <Place value={useDeferredValue(useLocation())}>{children}</Place>
}

/** Where the visitor is, for what stands in a `ShellPlace`. */
export function useShellPlace(): Location {
  const place = useContext(Place)
  if (!place) throw new Error('A link of the shell stands outside of its place')
  return place
}
