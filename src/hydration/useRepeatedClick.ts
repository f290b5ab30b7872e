import { useEffect, type RefObject } from 'react'
import { waitingForm } from './attributes'
import { useHydrated } from './useHydrated'

/**
 * Repeats the last click on a button of a waiting form once that is hydrated, or replaced because a
 * translator has changed it. Returns whether it is.
 */
export function useRepeatedClick(form: RefObject<HTMLFormElement | null>): boolean {
  const isHydrated = useHydrated()
  useEffect(() => {
    const queued = window.queuedClick
    if (!isHydrated || !form.current || !(queued instanceof HTMLButtonElement)) return
    const isReplaced = queued.closest(waitingForm) !== null
    if (!isReplaced && !form.current.contains(queued)) return
    delete window.queuedClick
    const { type, value } = queued
    const buttons = [...form.current.querySelectorAll('button')]
    const replacement = buttons.find((button) => button.type === type && button.value === value)
    const button = isReplaced ? replacement : queued
    button?.click()
  }, [form, isHydrated])
  return isHydrated
}
