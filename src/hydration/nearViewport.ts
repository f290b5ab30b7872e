/** How far outside the viewport something loads already: the `rootMargin` of its observer. */
export const nearViewport = '600px 0px'
