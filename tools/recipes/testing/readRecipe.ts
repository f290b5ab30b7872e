import { readFileSync } from 'node:fs'
import path from 'node:path'

const contributing = readFileSync(path.join(__dirname, '../../../docs/contributing.md'), 'utf8')

/** A path in inline code, such as `src/content/{es,en}/<section>.ts`. */
const namedPath = /`([\w.-]+\/[^`\s]+)`/g

const expandLanguages = (named: string) =>
  named.includes('{es,en}')
    ? ['es', 'en'].map((language) => named.replace('{es,en}', language))
    : [named]

/** `<name>` stands for any name, a folder for all that is in it. */
const toPattern = (named: string) =>
  new RegExp(
    `^${named
      .replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
      .replace(/<\w+>/g, '[^/]+')}${path.extname(named) === '' ? '/' : '$'}`,
  )

/** Reads what a section of `docs/contributing.md` says of files. */
export function readRecipe(title: string) {
  const section = contributing.split(/^## /m).find((text) => text.startsWith(`${title}\n`))
  if (!section) throw new Error(`There is no recipe '${title}'`)
  const named = [...section.matchAll(namedPath)].flatMap(([, found = '']) => expandLanguages(found))
  const patterns = named.map(toPattern)
  return {
    names: (file: string) => patterns.some((pattern) => pattern.test(file)),
    /** The tests that it names. */
    tests: named.filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('<')),
  }
}
