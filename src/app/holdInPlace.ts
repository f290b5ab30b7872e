import { disableContentVisibility } from '../hydration/disableContentVisibility'

/** Milliseconds after which the page is assumed to be whole, or to have changed. */
const timeoutMs = 5_000

/** What visitors do before they scroll or read on. */
const actions = ['wheel', 'pointerdown', 'keydown'] as const

/**
 * Scrolls now, and again whenever sections of the page are added or change their height. Ends after
 * some seconds and at the visitor's first action. Returns a function that ends it, too.
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
