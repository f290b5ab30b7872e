/*
 * The attributes that the document, the early script, the site's script and the stylesheets share to
 * tell the state of the page. All are on the root element unless said otherwise.
 */

/** The path of the page in the document's language; absent where the path is unknown. */
export const pathAttribute = 'data-path'

/** Its path in the other language; absent where both languages share one. */
export const alternatePathAttribute = 'data-alternate-path'

/** The id of the page that was prerendered. */
export const pageAttribute = 'data-page'

/** The URL of the JSON with the page's texts. */
export const contentAttribute = 'data-content'

/** The URLs of the page's scripts in order, separated by spaces. */
export const scriptsAttribute = 'data-scripts'

/** The page is of no use before hydration, so its scripts load right after the first paint. */
export const hydrateEarlyAttribute = 'data-hydrate-early'

/** The page is hidden until it is rendered in the visitor's language. */
export const pendingLanguageAttribute = 'data-pending-language'

/** React has hydrated the page. */
export const hydratedAttribute = 'data-hydrated'

/** On a section: exempt from `content-visibility: auto`. */
export const laidOutAttribute = 'data-laid-out'

/** On a `<time>`: it shows the date of the view, which the build leaves empty. */
export const todayAttribute = 'data-today'

/** On an element: hydration begins when it comes into view. */
export const hydrateOnVisibleAttribute = 'data-hydrate-on-visible'
