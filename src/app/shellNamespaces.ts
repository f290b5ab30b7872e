import type { Namespace } from '../content/es'

/**
 * The dictionary sections that every page needs from its first view on. An error is told in words
 * that are there already: what broke may be that nothing can be loaded.
 */
export const shellNamespaces = [
  'nav',
  'footer',
  'industries',
  'not_found',
] as const satisfies readonly Namespace[]

export const isShellNamespace = (name: string): boolean =>
  (shellNamespaces as readonly string[]).includes(name)
