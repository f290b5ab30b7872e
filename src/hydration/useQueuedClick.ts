import { useEffect, type RefObject } from 'react'
import { useHydrated } from './useHydrated'

/** Repeats the click that the early script has kept, once the form that it belongs to is hydrated. */
export function useQueuedClick(form: RefObject<HTMLFormElement | null>): void {
  const isHydrated = useHydrated()
  useEffect(() => {
    const queued = window.queuedClick
    if (!isHydrated || !queued || !form.current?.contains(queued)) return
    delete window.queuedClick
    queued.click()
  }, [form, isHydrated])
}
