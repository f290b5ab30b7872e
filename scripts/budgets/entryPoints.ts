import { findReachable, getStartGroups, type ChunkGroup } from '../prerender/assetManifest'

/** Paths of the scripts of each part of the site, without content. */
export interface EntryPoints {
  /** Scripts of every page's start. */
  readonly start: readonly string[]
  /** Scripts that any page can load after the start. */
  readonly everywhere: PageScripts
  /** By folder of `src/pages`: all scripts the page can load, without the start. */
  readonly pages: Readonly<Record<string, PageScripts>>
}

/** A page's scripts by when they load. */
export interface PageScripts {
  /** Loaded with the page or while it is read. */
  readonly read: readonly string[]
  /** Loaded when a visitor uses something, such as a form. */
  readonly used: readonly string[]
}

const getPageName = ({ requests }: ChunkGroup): string | undefined =>
  requests.map((request) => /\/pages\/(\w+)\//.exec(request)?.[1]).find(Boolean)

/** A chunk loaded on use; its name begins with `use-`. */
const isLoadedOnUse = ({ name }: ChunkGroup) => name?.startsWith('use-') ?? false

const belongsToNoPage = (group: ChunkGroup) => getPageName(group) === undefined

const getScripts = (groups: readonly ChunkGroup[]): string[] => [
  ...new Set(groups.flatMap(({ files }) => files).filter((file) => file.endsWith('.js'))),
]

/** Collects the scripts of the groups and of what they can load, by when they load. */
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

/** Assigns a build's scripts to the start and the pages. */
export function getEntryPoints(groups: readonly ChunkGroup[]): EntryPoints {
  const startingGroups = getStartGroups(groups)
  const start = getScripts(startingGroups)
  const isLoadedLater = (file: string) => !start.includes(file)
  const names = new Set(groups.map(getPageName).filter((page) => page !== undefined))
  const pages = [...names].map((page) => {
    const own = groups.filter((group) => getPageName(group) === page)
    return [page, getPageScripts(groups, own, isLoadedLater)] as const
  })
  return {
    start,
    everywhere: getPageScripts(groups, startingGroups, isLoadedLater),
    pages: Object.fromEntries(pages),
  }
}
