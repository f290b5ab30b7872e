import { isLanguage, languages, type Language } from '../../src/site/language'
import type { PageId } from '../../src/site/siteMap'
import { sitePages } from '../../src/site/sitePages'
import { profiles, type Profile } from './measurement'

export const parts = ['lighthouse', 'phone', 'transfer'] as const

/** What is measured: pages by Lighthouse, a phone's first taps, and what is transferred. */
export type Part = (typeof parts)[number]

/** Another built site to compare with. */
export interface Folder {
  readonly name: string
  readonly path: string
}

export interface Options {
  readonly runs: number
  readonly pages: readonly PageId[]
  readonly languages: readonly Language[]
  readonly profiles: readonly Profile[]
  readonly parts: readonly Part[]
  readonly folders: readonly Folder[]
  /** Judges only what does not depend on the machine: ratios, layout and the build's budgets. */
  readonly short: boolean
  /** `YYYY-MM-DD`, for the report; the last commit's where none is given. */
  readonly date: string | undefined
  /** Where the report goes; nowhere in the short form unless told. */
  readonly output: string | undefined
}

const allPages = sitePages.map(({ id }) => id)

const defaults: Options = {
  runs: 5,
  pages: allPages,
  languages,
  profiles,
  parts,
  folders: [],
  short: false,
  date: undefined,
  output: 'docs/performance.md',
}

/** What continuous integration measures: three pages on one phone. */
const shortForm: Partial<Options> = {
  runs: 3,
  pages: ['home', 'pricing', 'scheduleDemo'],
  languages: ['es'],
  profiles: ['mobile'],
  parts: ['lighthouse'],
  short: true,
  output: undefined,
}

type Read<Value> = (text: string) => Value | undefined

const listOf =
  <Item extends string>(known: (text: string) => text is Item): Read<Item[]> =>
  (text) => {
    const items = text.split(',')
    return items.every(known) ? items : undefined
  }

const among =
  <Item extends string>(items: readonly Item[]) =>
  (text: string): text is Item =>
    items.some((item) => item === text)

const matching =
  (pattern: RegExp): Read<string> =>
  (text) =>
    pattern.test(text) ? text : undefined

interface Option {
  readonly accepts: string
  readonly read: Read<Partial<Options>>
}

const option = <Name extends keyof Options>(
  name: Name,
  accepts: string,
  read: Read<Options[Name]>,
): Option => ({
  accepts,
  read: (text) => {
    const value = read(text)
    return value === undefined ? undefined : { [name]: value }
  },
})

const options: Readonly<Record<string, Option>> = {
  runs: option('runs', 'a number from 1 to 99', (text) =>
    /^[1-9]\d?$/.test(text) ? Number(text) : undefined,
  ),
  pages: option('pages', `pages of the site map: ${allPages.join(', ')}`, listOf(among(allPages))),
  languages: option('languages', 'es, en', listOf(isLanguage)),
  profiles: option('profiles', profiles.join(', '), listOf(among(profiles))),
  only: option('parts', parts.join(', '), listOf(among(parts))),
  date: option('date', 'a date as YYYY-MM-DD', matching(/^\d{4}-\d\d-\d\d$/)),
  output: option('output', 'the path of a Markdown file', matching(/\.md$/)),
}

function readFolder(argument: string): Folder {
  const [, name, path] = /^([\w.-]+)=(.+)$/.exec(argument) ?? []
  if (name === undefined || path === undefined || name.startsWith('-')) {
    throw new Error(`'${argument}' is neither an option nor a folder as name=path`)
  }
  return { name, path }
}

function readOption(argument: string): Partial<Options> {
  const [, name = '', text = ''] = /^--(\w+)(?:=(.*))?$/.exec(argument) ?? []
  const known = options[name]
  if (!known) throw new Error(`There is no option '${argument}'`)
  const read = known.read(text)
  if (!read) throw new Error(`--${name} accepts ${known.accepts}`)
  return read
}

/**
 * Reads what `npm run perf --` is given.
 *
 * @throws {Error} naming the argument that can not be used and what is accepted
 */
export function readOptions(given: readonly string[]): Options {
  const short = given.includes('--short')
  const named = given.filter((one) => one.startsWith('--') && one !== '--short').map(readOption)
  const folders = given.filter((one) => !one.startsWith('--')).map(readFolder)
  return Object.assign({}, defaults, short ? shortForm : {}, ...named, { folders }) as Options
}
