/** The scripts in the document. */
export const getLoadedScripts = () =>
  [...document.scripts].map(({ src, async }) => ({ src, async }))

/** The commands that were passed to Google Analytics. */
export const getSentCommands = (): unknown[][] =>
  (window.dataLayer ?? []).map((command) => [
    ...(command as ArrayLike<unknown> & Iterable<unknown>),
  ])

/** The parameters of each page view that was sent. */
export const getSentPageViews = (): unknown[] =>
  getSentCommands()
    .filter(([command, name]) => command === 'event' && name === 'page_view')
    .map(([, , view]) => view)

/** Removes all traces of Google Analytics from the page. */
export function removeAnalytics(): void {
  delete window.gtag
  delete window.dataLayer
  for (const script of [...document.scripts]) script.remove()
}
