import { useEffect } from 'react'

/**
 * Marks the root element by a data attribute for as long as something holds, for what a stylesheet
 * says of the whole page. `name` is the attribute's in `dataset`.
 */
export function useRootMark(name: string, holds: boolean): void {
  useEffect(() => {
    if (!holds) return
    const { dataset } = document.documentElement
    dataset[name] = ''
    return () => {
      // eslint-disable-next-line @typescript-eslint/no-dynamic-delete -- the way to take an attribute away
      delete dataset[name]
    }
  }, [name, holds])
}
