import { useEffect, useState } from 'react'

/** After this the visitor is told that the search goes on. */
const slowMs = 2_000

/** Whether something has been loading for long. `what` names it: another one starts anew. */
export function useIsSlow(isLoading: boolean, what: string): boolean {
  const [slow, setSlow] = useState<string>()
  useEffect(() => {
    if (!isLoading) return
    const timer = setTimeout(() => {
      setSlow(what)
    }, slowMs)
    return () => {
      clearTimeout(timer)
      setSlow(undefined)
    }
  }, [isLoading, what])
  return isLoading && slow === what
}
