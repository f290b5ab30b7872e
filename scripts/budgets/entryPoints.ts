import { findReachable, getStartGroups, type ChunkGroup } from '../prerender/assetManifest'

/** The addresses of the scripts that parts of the site consist of, apart from the texts. */
export interface EntryPoints {
  /** What every page starts with. */
  readonly start: readonly string[]
  /** What any page can ask for once it has started. */
  readonly everywhere: PageScripts
  /** Per folder of `src/pages`: the page and all that it can ask for, without the start. */
  readonly pages: Readonly<Record<string, PageScripts>>
}

/** A page's scripts by when they are loaded. */
export interface PageScripts {
  /** Those of the page, and those that come while it is read. */
  readonly read: readonly string[]
  /** Those that come when a visitor begins to use something, such as a form. */
  readonly used: readonly string[]
}

const getPageName = ({ requests }: ChunkGroup): string | undefined =>
  requests.map((request) => /\/pages\/(\w+)\//.exec(request)?.[1]).find(Boolean)

/** A section of the content in one language, of which a document brings its own along. */
const isContentSection = ({ requests }: ChunkGroup) =>
  requests.length > 0 && requests.every((request) => /^\.\/(es|en)\//.test(request))

/** Something that waits for a visitor to use it, by a name that begins with `use-`. */
const isLoadedOnUse = ({ name }: ChunkGroup) => name?.startsWith('use-') ?? false

const belongsToNoPage = (group: ChunkGroup) =>
  getPageName(group) === undefined && !isContentSection(group)

const getScripts = (groups: readonly ChunkGroup[]): string[] => [
  ...new Set(groups.flatMap(({ files }) => files).filter((file) => file.endsWith('.js'))),
]

/** The scripts of groups and of what can be asked for from there, by when they come. */
function getPageScripts(
  groups: readonly ChunkGroup[],
  from: readonly ChunkGroup[],
  isOwn: (file: string) => boolean,
): PageScripts {
  const follow = (isWanted: (group: ChunkGroup) => boolean) =>
    getScripts(from.flatMap((group) => findReachable(groups, group, isWanted))).filter(isOwn)
  const read = follow((group) => belongsToNoPage(group) && !isLoadedOnUse(group))
  const used = follow(belongsToNoPage).filter((file) => !read.includes(file))
  return { read, used }
}

/** Sorts a build's scripts by what needs them. */
export function getEntryPoints(groups: readonly ChunkGroup[]): EntryPoints {
  const startingGroups = getStartGroups(groups)
  const start = getScripts(startingGroups)
  const notAtStart = (file: string) => !start.includes(file)
  const names = new Set(groups.map(getPageName).filter((page) => page !== undefined))
  const pages = [...names].map((page) => {
    const own = groups.filter((group) => getPageName(group) === page)
    return [page, getPageScripts(groups, own, notAtStart)] as const
  })
  return {
    start,
    everywhere: getPageScripts(groups, startingGroups, notAtStart),
    pages: Object.fromEntries(pages),
  }
}
