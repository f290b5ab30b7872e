/** The scripts that were put into the page. */
export const loadedScripts = () => [...document.scripts].map(({ src, async }) => ({ src, async }))

/** What was handed to the analytics service, command by command. */
export const sentCommands = (): unknown[][] =>
  (window.dataLayer ?? []).map((command) => [
    ...(command as ArrayLike<unknown> & Iterable<unknown>),
  ])

/** What was told of each page view. */
export const sentPageViews = (): unknown[] =>
  sentCommands()
    .filter(([command, name]) => command === 'event' && name === 'page_view')
    .map(([, , view]) => view)

/** Leaves the page as if no service had ever been there. */
export function forgetAnalytics(): void {
  delete window.gtag
  delete window.dataLayer
  for (const script of [...document.scripts]) script.remove()
}
