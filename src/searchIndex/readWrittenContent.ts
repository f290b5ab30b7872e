import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Dictionary, StructuredContent } from '../content/es'
import type { CompiledContent } from '../content/types'
import { showMissingKeys } from '../i18n/missingKeys'
import type { Language } from '../site/language'

const contentFolder = path.join(import.meta.dirname, '../content')

/** All sections of the content in one language that are not compiled, by name. */
export type WrittenContent = Readonly<Omit<Dictionary & StructuredContent, keyof CompiledContent>>

/** Reads the sections from their modules, at build time and in tests. */
export async function readWrittenContent(language: Language): Promise<WrittenContent> {
  const folder = path.join(contentFolder, language)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && file !== 'index.ts',
  )
  const sections = files.map(async (file) => {
    const name = file.slice(0, -'.ts'.length).replaceAll(path.sep, '/')
    const { default: section } = (await import(`../content/${language}/${name}.ts`)) as {
      default: object
    }
    return [name, showMissingKeys(section, language, name)]
  })
  return Object.fromEntries(await Promise.all(sections)) as WrittenContent
}
