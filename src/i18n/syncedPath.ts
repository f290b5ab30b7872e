import type { Language } from '../site/language'
import { addressOf, resolveAddress } from '../site/siteMap'

/** The path that a visitor of a language should see for the path that they asked for. */
export function syncedPath(path: string, language: Language): string {
  const resolved = resolveAddress(path)
  return resolved.kind === 'unknown' ? path : addressOf(resolved.id, language)
}
