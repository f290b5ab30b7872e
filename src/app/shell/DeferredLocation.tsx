import { createContext, useContext, useDeferredValue, type ReactNode } from 'react'
import { useLocation, type Location } from 'react-router-dom'

const LocationContext = createContext<Location | undefined>(undefined)

/**
 * Tells the shell's links where the visitor is: on the way to a page that is ready, when it has been
 * painted. Nobody waits for the marks in menus and footer.
 */
export function DeferredLocation({ children }: { readonly children: ReactNode }) {
  return <LocationContext value={useDeferredValue(useLocation())}>{children}</LocationContext>
}

/** Where the visitor is, for what stands in a `ShellPlace`. */
export function useDeferredLocation(): Location {
  const location = useContext(LocationContext)
  if (!location) throw new Error('useDeferredLocation needs a DeferredLocation above it')
  return location
}
