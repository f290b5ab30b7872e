import { findReachable, getStartGroups, type ChunkGroup } from '../prerender/assetManifest'
import type { MeasuredSize } from './limits'

/** Size limits of scripts without content, in bytes as served. */
interface ScriptLimits {
  /** The script that every page starts with. */
  readonly start: number
  /** The start script plus all that the home page loads while it is read. */
  readonly home: number
  /** The same plus what it loads when a visitor uses its form. */
  readonly homeUsed: number
  /** The script that a page loads in addition to the home page's. */
  readonly beyondHome: Readonly<Record<string, number>> & { readonly others: number }
}

const begins =
  (prefix: string) =>
  ({ name }: ChunkGroup) =>
    name?.startsWith(prefix) ?? false

/** The chunk of a page. */
const isPage = begins('page-')

/** A chunk that loads when a visitor uses something, such as a form. */
const isLoadedOnUse = begins('use-')

/**
 * Measures the script every page starts with, the home page's once read and once its form is used,
 * and what every other page adds to a home page that was read.
 */
export function measureScripts(
  groups: readonly ChunkGroup[],
  size: (file: string) => number,
  limits: ScriptLimits,
): MeasuredSize[] {
  /** The scripts of chunks and of what they can load, as far as it is wanted. */
  const list = (from: readonly ChunkGroup[], isWanted: (group: ChunkGroup) => boolean) => [
    ...new Set(
      from
        .flatMap((group) => findReachable(groups, group, isWanted))
        .flatMap(({ files }) => files)
        .filter((file) => file.endsWith('.js')),
    ),
  ]
  const sum = (files: readonly string[]) => files.reduce((total, file) => total + size(file), 0)

  const start = getStartGroups(groups)
  const home = [...start, ...groups.filter(({ name }) => name === 'page-home')]
  const read = list(home, (group) => !isPage(group) && !isLoadedOnUse(group))
  const used = list(home, (group) => !isPage(group))
  return [
    {
      what: 'every page: script it starts with',
      bytes: sum(list(start, () => false)),
      limit: limits.start,
    },
    { what: 'home: script once read to its end', bytes: sum(read), limit: limits.home },
    { what: 'home: script once its form is used', bytes: sum(used), limit: limits.homeUsed },
    ...groups
      .filter((group) => isPage(group) && !home.includes(group))
      .map((group) => {
        const page = group.name?.replace('page-', '') ?? ''
        const files = list([group], (other) => !isPage(other))
        return {
          what: `${page}: script beyond the home page's`,
          bytes: sum(files.filter((file) => !read.includes(file))),
          limit: limits.beyondHome[page] ?? limits.beyondHome.others,
        }
      }),
  ]
}
