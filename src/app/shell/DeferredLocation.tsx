import { createContext, useContext, useDeferredValue, type ReactNode } from 'react'
import { useLocation, type Location } from 'react-router-dom'

const LocationContext = createContext<Location | undefined>(undefined)

/**
 * Provides the location to the shell's links, deferred: the current page in menus and footer may be
 * marked after the new page is painted.
 */
export function DeferredLocation({ children }: { readonly children: ReactNode }) {
  return <LocationContext value={useDeferredValue(useLocation())}>{children}</LocationContext>
}

/** Returns the location of the `DeferredLocation` above. */
export function useDeferredLocation(): Location {
  const location = useContext(LocationContext)
  if (!location) throw new Error('useDeferredLocation needs a DeferredLocation above it')
  return location
}
