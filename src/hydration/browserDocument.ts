/** The document in the browser, as it is before React hydrates it; undefined while prerendering. */
export const browserDocument = typeof document === 'undefined' ? undefined : document
