/** Scrolls to the top of the page: smoothly, unless the visitor asked for less motion. */
export function scrollToTop(): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' })
}
