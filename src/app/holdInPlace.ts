import { disableContentVisibility } from '../hydration/disableContentVisibility'

/** Milliseconds after which the page is assumed to be complete. */
const timeoutMs = 5_000

/** The events that come before a visitor scrolls. */
const actions = ['wheel', 'pointerdown', 'keydown'] as const

/**
 * Calls `scroll` now, and again whenever sections of the page are added or change their height. Stops
 * after some seconds, at the visitor's first action, or when the returned function is called.
 */
export function holdInPlace(scroll: () => void): () => void {
  const layOut = () => {
    disableContentVisibility()
    scroll()
  }
  const sizes = new ResizeObserver(scroll)
  const additions = new MutationObserver(layOut)
  const timer = setTimeout(stop, timeoutMs)
  for (const action of actions) window.addEventListener(action, stop, { passive: true })

  function stop() {
    clearTimeout(timer)
    sizes.disconnect()
    additions.disconnect()
    for (const action of actions) window.removeEventListener(action, stop)
  }

  layOut()
  const content = document.getElementById('content')
  if (content) {
    sizes.observe(content)
    additions.observe(content, { childList: true })
  }
  return stop
}
