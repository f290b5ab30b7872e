import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Namespace } from '../content/es'
import type { CompiledContent } from '../content/types'
import type { ContentSections } from '../i18n/loadSections'
import { showMissingKeys } from '../i18n/missingKeys'
import type { Language } from '../site/language'

const contentFolder = path.join(import.meta.dirname, '../content')

/** All sections of the content in one language that are not compiled, by name. */
export type Dictionary = ContentSections<Exclude<Namespace, keyof CompiledContent>>

/** Reads the sections from their modules, at build time and in tests. */
export async function readDictionary(language: Language): Promise<Dictionary> {
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
  return Object.fromEntries(await Promise.all(sections)) as Dictionary
}
