import type { Namespace, Section } from '../content/es'
import type { Language } from '../site/language'

/** A section of the content in a language, outside of the translator: one chunk of the build. */
export async function loadSection<Name extends Namespace>(
  language: Language,
  name: Name,
): Promise<Section<Name>> {
  const module = (await import(`../content/${language}/${name}.ts`)) as { default: Section<Name> }
  return module.default
}
