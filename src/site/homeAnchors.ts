/** The sections of the home page that an address can name, in the page's order. */
export const homeAnchors = ['benefits', 'how-it-works', 'ai-assistants', 'contact'] as const

export type HomeAnchor = (typeof homeAnchors)[number]
