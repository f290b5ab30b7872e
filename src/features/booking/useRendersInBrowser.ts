import { startTransition, useEffect, useState } from 'react'

/**
 * Returns false at the first render and true soon after. Dates depend on the visitor's time zone, so
 * they are shown only in the browser. A transition lets React yield to input while it renders.
 */
export function useRendersInBrowser(): boolean {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => {
    startTransition(() => {
      setHydrated(true)
    })
  }, [])
  return isHydrated
}
