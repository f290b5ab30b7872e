import { startTransition, useEffect, useState } from 'react'

/**
 * Returns false at the first render, also after a navigation, and true soon after. The change is a
 * transition, so that React can handle input while it renders a large form.
 */
export function useHydratedInTransition(): boolean {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => {
    startTransition(() => {
      setHydrated(true)
    })
  }, [])
  return isHydrated
}
