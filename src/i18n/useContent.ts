import { useTranslation } from 'react-i18next'
import type { Dictionary, StructuredContent } from '../content/es'

/**
 * A section of the content that is more than single texts, in the language at hand; suspends until
 * it is loaded. Placeholders are filled in by whoever shows the text.
 */
export function useContent<Section extends keyof StructuredContent>(
  section: Section,
): StructuredContent[Section] {
  // The typed names are the dictionary's; the translator loads any section by the same rule.
  const { i18n } = useTranslation(section as string as keyof Dictionary)
  return i18n.getResourceBundle(i18n.language, section) as StructuredContent[Section]
}
