import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Dictionary, Namespace, Section, StructuredContent } from '../content/es'
import type { Language } from '../site/language'
import { showMissingKeys } from './missingKeys'

/** Reads one of the sections that were asked for. */
export type ReadSection<Loaded extends Namespace> = <Name extends Loaded>(
  name: Name,
) => Section<Name>

/**
 * Several sections of the content at once, in the language at hand; suspends until all of them are
 * loaded, so that none waits for another.
 */
export function useSections<Loaded extends Namespace>(names: readonly Loaded[]) {
  // The typed names are the dictionary's; the translator loads any section by the same rule.
  const { i18n } = useTranslation(names as readonly string[] as (keyof Dictionary)[])
  const language = i18n.language as Language
  const read: ReadSection<Loaded> = useCallback(
    <Name extends Loaded>(name: Name) =>
      showMissingKeys(i18n.getResourceBundle(language, name) as Section<Name>, language, name),
    [i18n, language],
  )
  return { language, read }
}

/**
 * A section of the content that is more than single texts, in the language at hand; suspends until
 * it is loaded. Placeholders are filled in by whoever shows the text.
 */
export const useContent = <Name extends keyof StructuredContent>(
  section: Name,
): StructuredContent[Name] => useSections([section]).read(section)
