/** The scripts in the document. */
export const loadedScripts = () => [...document.scripts].map(({ src, async }) => ({ src, async }))

/** The commands that were passed to Google Analytics. */
export const sentCommands = (): unknown[][] =>
  (window.dataLayer ?? []).map((command) => [
    ...(command as ArrayLike<unknown> & Iterable<unknown>),
  ])

/** The parameters of each page view that was sent. */
export const sentPageViews = (): unknown[] =>
  sentCommands()
    .filter(([command, name]) => command === 'event' && name === 'page_view')
    .map(([, , view]) => view)

/** Removes all traces of Google Analytics from the page. */
export function forgetAnalytics(): void {
  delete window.gtag
  delete window.dataLayer
  for (const script of [...document.scripts]) script.remove()
}
