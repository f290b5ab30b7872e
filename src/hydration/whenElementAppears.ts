/** Milliseconds after which the visitor may have moved on, so that nothing should scroll any more. */
const timeoutMs = 5_000

/**
 * Calls back with the element of an id as soon as it is in the document. It may come later, because a
 * page's sections can still be loading. Returns a function that stops waiting.
 */
export function whenElementAppears(id: string, act: (element: HTMLElement) => void): () => void {
  const found = document.getElementById(id)
  if (found) {
    act(found)
    return () => undefined
  }
  const observer = new MutationObserver(() => {
    const element = document.getElementById(id)
    if (!element) return
    stop()
    act(element)
  })
  const timer = setTimeout(stop, timeoutMs)
  observer.observe(document.body, { childList: true, subtree: true })

  function stop() {
    clearTimeout(timer)
    observer.disconnect()
  }
  return stop
}
