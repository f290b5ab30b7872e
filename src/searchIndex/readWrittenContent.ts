import * as es from '../content/es'
import type { Dictionary, StructuredContent } from '../content/sections'
import type { CompiledContent } from '../content/types'
import { showMissingKeys } from '../i18n/missingKeys'
import type { Language } from '../site/language'

/** All sections of the content in one language that are not compiled, by name. */
export type WrittenContent = Readonly<Omit<Dictionary & StructuredContent, keyof CompiledContent>>

/** Reads the sections from their modules, at build time and in tests. */
export async function readWrittenContent(language: Language): Promise<WrittenContent> {
  const sections = Object.keys(es).map(async (name) => {
    const { default: section } = (await import(`../content/${language}/${name}.ts`)) as {
      default: object
    }
    return [name, showMissingKeys(section, language, name)]
  })
  return Object.fromEntries(await Promise.all(sections)) as WrittenContent
}
