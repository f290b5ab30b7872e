import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pageContentPath } from '../../src/i18n/pageContent'
import { contentPathOf } from '../../src/site/contentPath'
import { feedPathOf } from '../../src/site/feeds'
import { languages } from '../../src/site/language'
import { addressOf } from '../../src/site/siteMap'

/** The files of a built site by their paths, each with a hash of its bytes. */
export type BuiltFiles = ReadonlyMap<string, string>

export const readBuiltFiles = (folder: string): BuiltFiles =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [
        path.relative(folder, file).split(path.sep).join('/'),
        createHash('sha256').update(readFileSync(file)).digest('hex'),
      ]),
  )

/** What lists every article, and is longer with each. */
const lists = new Set([
  '/sitemap.xml',
  '/llms.txt',
  ...languages.flatMap((language) => [
    `${addressOf('blog', language)}.html`,
    feedPathOf(language),
    contentPathOf(language, 'listings/all'),
    contentPathOf(language, 'listings/search'),
    pageContentPath(language, 'blog'),
  ]),
])

/** `assets/content/es/pages/blog.0a1b2c3d4e.json.br` → `/content/es/pages/blog.json` */
const addressOfList = (file: string) =>
  `/${file.replace(/\.(br|gz)$/, '').replace(/^assets\/(content\/.*)\.\w+(\.json)$/, '$1$2')}`

const isList = (file: string) => lists.has(addressOfList(file))

export interface Comparison {
  /** Files that were there before, and still have the same bytes. */
  readonly same: number
  /** Lists of all articles that have changed, compressed copies included. */
  readonly lists: readonly string[]
  /** Files of the new articles alone. */
  readonly own: number
  /** What must not be: other files that have changed, are gone or have come. */
  readonly others: readonly string[]
}

/** What has become of the files of a build. @param isOwn whether a file is a new article's */
export function compareBuilds(
  before: BuiltFiles,
  after: BuiltFiles,
  isOwn: (file: string) => boolean,
): Comparison {
  const files = [...new Set([...before.keys(), ...after.keys()])].sort()
  const changed = files.filter((file) => before.get(file) !== after.get(file))
  return {
    same: files.length - changed.length,
    lists: changed.filter(isList),
    own: changed.filter((file) => !before.has(file) && isOwn(file)).length,
    others: changed.filter((file) => !isList(file) && (before.has(file) || !isOwn(file))),
  }
}
