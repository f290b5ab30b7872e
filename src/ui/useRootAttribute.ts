import { useEffect } from 'react'

/**
 * Marks the root element by an attribute, such as `data-menu-open`, for as long as something holds,
 * for what a stylesheet says of the whole page.
 */
export function useRootAttribute(attribute: `data-${string}`, holds: boolean): void {
  useEffect(() => {
    const root = document.documentElement
    root.toggleAttribute(attribute, holds)
    return () => {
      root.removeAttribute(attribute)
    }
  }, [attribute, holds])
}
