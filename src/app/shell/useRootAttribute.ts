import { useEffect } from 'react'

/**
 * Sets an attribute of the root element, such as `data-menu-open`, while `isActive` is true, for
 * styles that depend on it.
 */
export function useRootAttribute(attribute: `data-${string}`, isActive: boolean): void {
  useEffect(() => {
    const root = document.documentElement
    root.toggleAttribute(attribute, isActive)
    return () => {
      root.removeAttribute(attribute)
    }
  }, [attribute, isActive])
}
