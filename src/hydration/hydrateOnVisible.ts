import { hydrateOnVisibleAttribute } from './attributes'

/** Spread onto an element that must work as soon as it is visible: hydration begins then. */
export const hydrateOnVisible = { [hydrateOnVisibleAttribute]: '' } as const

/**
 * The `rootMargin` of an observer that loads an element, or what an element shows, before it comes into
 * view.
 */
export const nearViewport = '600px 0px'
