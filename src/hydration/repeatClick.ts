/**
 * Repeats the click that the early script has kept, once the effect that calls this is over: within an effect
 * React cannot hydrate the section of the button, and drops the click. A microtask, so that the repeated click
 * comes before a later one of the visitor.
 */
export function repeatClick(button: HTMLElement): void {
  delete window.queuedClick
  queueMicrotask(() => {
    button.click()
  })
}
