/** Ids of the home page's sections that links can point to, in order. */
export const homeAnchors = ['benefits', 'how-it-works', 'ai-assistants', 'contact'] as const

export type HomeAnchor = (typeof homeAnchors)[number]
