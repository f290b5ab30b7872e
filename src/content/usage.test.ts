import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { texts } from '../testing/texts'

const source = path.join(__dirname, '..')

const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file))

/** The code of the site, without content and tests. */
const code = listFiles(source)
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .filter((file) => !file.startsWith(path.join(source, 'content', 'es')))
  .filter((file) => !file.startsWith(path.join(source, 'content', 'en')))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

/** Every identifier in the code: properties, variables and quoted keys. */
const names = new Set(code.match(/\w+/g))

/** Composed keys: `category_${category}` stands for every key that starts with `category_`. */
const patterns = [...code.matchAll(/`([^`\n]*\$\{[^`\n]*)`/g)].flatMap(([, template = '']) => {
  const fixed = template.replace(/^\w+:/, '').split(/\$\{[^}]*\}/)
  const isKey = /^\w{4,}$/.test(fixed.join(''))
  return !isKey ? [] : [new RegExp(`^${fixed.join('\\w+')}$`)]
})

const isUsed = (key: string) =>
  names.has(key.replace(/_(one|many|other)$/, '')) || patterns.some((pattern) => pattern.test(key))

function getKeys(content: unknown): string[] {
  if (Array.isArray(content)) return content.flatMap(getKeys)
  if (typeof content !== 'object' || content === null) return []
  return Object.entries(content).flatMap(([key, value]) => [key, ...getKeys(value)])
}

test.each(Object.entries(texts.es))('%s and every text of it is used', (section, content) => {
  // Time zones are no texts by key: 'America/Bogota'.
  const keys = [path.basename(section), ...getKeys(content)].filter((key) => !key.includes('/'))
  expect([...new Set(keys)].filter((key) => !isUsed(key))).toEqual([])
})
