import type { i18n as I18n } from 'i18next'
import type { Language } from '../site/language'
import { loadDictionary } from './createI18n'

/**
 * Loads all sections in a language that have been used in another one.
 *
 * @throws {Error} a load error, if one can't be loaded
 */
export async function loadUsedSections(i18n: I18n, language: Language): Promise<void> {
  const missing = [i18n.options.ns ?? []]
    .flat()
    .filter((name) => !i18n.hasResourceBundle(language, name))
  await Promise.all(
    missing.map(async (name) =>
      i18n.addResourceBundle(language, name, await loadDictionary(language, name)),
    ),
  )
}
