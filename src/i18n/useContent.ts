import { useTranslation } from 'react-i18next'
import type { Dictionary, Namespace, ContentSection, StructuredContent } from '../content/sections'
import type { Language } from '../site/language'
import { createLoadError } from '../site/loading'
import { showMissingKeys } from './missingKeys'

/**
 * Returns the language of the texts on the screen. After a switch it differs from `selectLanguage`
 * until the new texts are loaded.
 */
export const useTextLanguage = (): Language => useTranslation([]).i18n.language as Language

/** Reads one of the requested sections. Throws a load error if it could not be loaded. */
export type ReadSection = <Name extends Namespace>(name: Name) => ContentSection<Name>

/**
 * Reads several sections in the current language. Suspends until all are loaded; they load in
 * parallel.
 */
export function useSections<Loaded extends Namespace>(names: readonly Loaded[]) {
  // i18next's types only know the dictionary's sections; articles load by the same rule.
  const { i18n } = useTranslation(names as readonly string[] as (keyof Dictionary)[])
  const language = useTextLanguage()
  const read = <Name extends Loaded>(name: Name) => {
    const section = i18n.getResourceBundle(language, name) as ContentSection<Name> | undefined
    if (!section) throw createLoadError(name)
    return showMissingKeys(section, language, name)
  }
  return { language, read }
}

/**
 * Reads a whole section in the current language; suspends until it is loaded. The caller fills in
 * placeholders.
 */
export const useContent = <Name extends keyof StructuredContent>(
  section: Name,
): StructuredContent[Name] => useSections([section]).read(section)
