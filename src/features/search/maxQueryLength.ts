/** A URL may hold more, which nobody needs to find anything. */
export const maxQueryLength = 100
