import { useEffect } from 'react'
import { hydratedAttribute, scriptingAttribute, waitingForm } from './attributes'
import { repeatClick } from './repeatClick'

declare global {
  interface Window {
    /** The button, tab or language link that was clicked last before hydration (`queueClicks`). */
    queuedClick?: HTMLElement
  }
}

/** Marks the document as hydrated, and repeats the last click before that. */
export function useHydrationComplete(): void {
  useEffect(() => {
    document.documentElement.setAttribute(hydratedAttribute, '')
    // A script may have come after the early script gave it up.
    document.documentElement.setAttribute(scriptingAttribute, '')
    const queued = window.queuedClick
    // A form that is not hydrated yet repeats the click itself.
    if (!queued?.isConnected || queued.closest(waitingForm)) return
    repeatClick(queued)
  }, [])
}
