import { reachable, startGroups, type ChunkGroup } from '../prerender/assetManifest'

/** The addresses of the scripts that parts of the site consist of, apart from the texts. */
export interface EntryPoints {
  /** What every page starts with. */
  readonly start: readonly string[]
  /** What any page can ask for once it has started. */
  readonly everywhere: readonly string[]
  /** Per folder of `src/pages`: the page and all that it can ask for, without the start. */
  readonly pages: Readonly<Record<string, readonly string[]>>
}

const pageOf = ({ requests }: ChunkGroup): string | undefined =>
  requests.map((request) => /\/pages\/(\w+)\//.exec(request)?.[1]).find(Boolean)

/** A section of the content in one language, of which a document brings its own along. */
const isText = ({ requests }: ChunkGroup) =>
  requests.length > 0 && requests.every((request) => /^\.\/(es|en)\//.test(request))

const belongsToNoPage = (group: ChunkGroup) => pageOf(group) === undefined && !isText(group)

const scriptsOf = (groups: readonly ChunkGroup[]): string[] => [
  ...new Set(groups.flatMap(({ files }) => files).filter((file) => file.endsWith('.js'))),
]

/** Sorts a build's scripts by what needs them. */
export function entryPointsOf(groups: readonly ChunkGroup[]): EntryPoints {
  const startingGroups = startGroups(groups)
  const start = scriptsOf(startingGroups)
  const notAtStart = (file: string) => !start.includes(file)
  const pages: Record<string, string[]> = {}
  for (const group of groups) {
    const page = pageOf(group)
    if (page === undefined) continue
    const own = scriptsOf(reachable(groups, group, belongsToNoPage)).filter(notAtStart)
    pages[page] = [...new Set([...(pages[page] ?? []), ...own])]
  }
  const followers = startingGroups.flatMap((group) => reachable(groups, group, belongsToNoPage))
  return { start, everywhere: scriptsOf(followers).filter(notAtStart), pages }
}
