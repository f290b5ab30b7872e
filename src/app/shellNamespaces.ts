import type { Namespace } from '../content/es'

/**
 * The dictionary sections that every page loads at its start. Error messages are among them, because
 * after a network failure they could not be loaded any more.
 */
export const shellNamespaces = [
  'nav',
  'footer',
  'industries',
  'not_found',
] as const satisfies readonly Namespace[]

export const isShellNamespace = (name: string): boolean =>
  (shellNamespaces as readonly string[]).includes(name)
