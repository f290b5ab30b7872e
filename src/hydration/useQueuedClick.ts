import { useEffect, type RefObject } from 'react'
import { useHydrated } from './useHydrated'
import { findCounterpart } from './waitingForm'

/**
 * Repeats the click that the early script has kept, once the form that it belongs to is hydrated, or once
 * React has put another one in its place, as it does where a translator has changed the document.
 */
export function useQueuedClick(form: RefObject<HTMLFormElement | null>): void {
  const isHydrated = useHydrated()
  useEffect(() => {
    const button = isHydrated && findCounterpart(form.current, window.queuedClick)
    if (!button) return
    delete window.queuedClick
    button.click()
  }, [form, isHydrated])
}
