/** A page that has not come by then will not scroll under a visitor who has moved on. */
const patience = 5_000

/**
 * Calls back with the element of an id as soon as it is in the document, at once where it is already:
 * a page's sections may still be loading. Gives back what stops the waiting.
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
  const timer = setTimeout(stop, patience)
  observer.observe(document.body, { childList: true, subtree: true })

  function stop() {
    clearTimeout(timer)
    observer.disconnect()
  }
  return stop
}
