/*
 * Attributes with the state of the page. The document, the early script, the site's script and the
 * stylesheets share them; the stylesheets have to repeat their names. All are on the root element unless
 * said otherwise. The root element has two more: MUI sets `data-color-scheme`, which theme.ts names, and the
 * shell, once it is hydrated, `data-menu-open`.
 */

/** The path of the page in the document's language; absent if the path is unknown. */
export const pathAttribute = 'data-path'

/** The path of the page in the other language; absent if both languages share a path. */
export const alternatePathAttribute = 'data-alternate-path'

/** The language of the document. Translators of browsers overwrite its `lang`. */
export const languageAttribute = 'data-language'

/** The id of the page that was prerendered. */
export const pageAttribute = 'data-page'

/** The URL of the JSON with the page's texts. */
export const contentAttribute = 'data-content'

/** The URLs of the page's scripts in order, separated by spaces. */
export const scriptsAttribute = 'data-scripts'

/** The page is useless before hydration, so its scripts load right after the first paint. */
export const hydrateEarlyAttribute = 'data-hydrate-early'

/** The page is hidden until it is rendered in the visitor's language. */
export const pendingLanguageAttribute = 'data-pending-language'

/** Scripts run, and none that the page needs is lost. Without it `NeedsScript` is shown. */
export const scriptingAttribute = 'data-scripting'

/** React has hydrated the page; what is in a boundary of its own may follow. */
export const hydratedAttribute = 'data-hydrated'

/** The visitor has tapped, typed or scrolled by now: focus and scroll position are theirs. */
export const actedAttribute = 'data-acted'

/** The first events of what a visitor does: scroll by wheel, tap, type. */
export const actionEvents = ['wheel', 'pointerdown', 'keydown'] as const

/** On a section: exempt from `content-visibility: auto`. */
export const laidOutAttribute = 'data-laid-out'

/** The sections of the page and the footer, as far as their layout may still be skipped. */
export const skippedSections = `:is(#content>*,footer):not([${laidOutAttribute}])`

/** On a `<time>`: it shows the date of the view, which the build leaves empty. */
export const todayAttribute = 'data-today'

/** On an element: hydration begins when it comes into view. */
export const hydrateOnVisibleAttribute = 'data-hydrate-on-visible'

/** On an element of the head: prerendered, and removed once React renders the head. */
export const prerenderedTagAttribute = 'data-prerendered'

/** A form of the document whose code has not come. With this method its submit does nothing. */
export const waitingForm = 'form[method=dialog]'

/** Spread onto an element that must work as soon as it is visible: hydration begins then. */
export const hydrateOnVisible = { [hydrateOnVisibleAttribute]: '' } as const
