import type { Namespace, ContentSection } from '../content/es'
import type { Language } from '../site/language'
import { loadSection } from './loadSection'
import { showMissingKeys } from './missingKeys'

/** Sections of the content by name. */
export type ContentSections<Name extends Namespace> = {
  readonly [Key in Name]: ContentSection<Key>
}

/**
 * Loads sections without i18next, which would load all of them again at each change of language.
 *
 * @throws {Error} if one can't be loaded
 */
export async function loadSections<Name extends Namespace>(
  language: Language,
  names: readonly Name[],
): Promise<ContentSections<Name>> {
  const loaded = await Promise.all(
    names.map(async (name) => {
      const section = await loadSection(language, name)
      return [name, showMissingKeys(section, language, name)] as const
    }),
  )
  return Object.fromEntries(loaded) as ContentSections<Name>
}
