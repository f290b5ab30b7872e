import { hydrateOnVisibleAttribute } from './attributes'

/** Spread onto an element that moves or loads by itself: hydration begins when it comes into view. */
export const hydrateOnVisible = { [hydrateOnVisibleAttribute]: '' } as const
