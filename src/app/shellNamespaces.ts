import type { Namespace } from '../content/es'

/** The dictionary sections that every page needs from its first view on. */
export const shellNamespaces = [
  'nav',
  'footer',
  'head',
  'industries',
] as const satisfies readonly Namespace[]
