/** Chunks that are loaded together: those of an entry, or those behind one `import()`. */
export interface ChunkGroup {
  /** The entry's name. */
  readonly name?: string | undefined
  /** What `import()` was given, for example `../pages/home/HomePage`. */
  readonly requests: readonly string[]
  readonly files: readonly string[]
  /** The groups that this one's modules may ask for, by their place in the list. */
  readonly children: readonly number[]
}

/** The scripts that parts of the site consist of, apart from the texts. */
export interface EntryPoints {
  /** What every page starts with. */
  readonly start: readonly string[]
  /** Per folder of `src/pages`: the page and all that it can ask for, without the start. */
  readonly pages: Readonly<Record<string, readonly string[]>>
}

const pageOf = ({ requests }: ChunkGroup): string | undefined =>
  requests.map((request) => /\/pages\/(\w+)\//.exec(request)?.[1]).find(Boolean)

const isScript = (file: string) => file.endsWith('.js')

/** The groups that can be reached from one, without crossing into another page. */
function reachable(groups: readonly ChunkGroup[], from: ChunkGroup): ChunkGroup[] {
  const seen = new Set([from])
  for (const { children } of seen) {
    for (const index of children) {
      const child = groups[index]
      if (child && pageOf(child) === undefined) seen.add(child)
    }
  }
  return [...seen]
}

/** Sorts a build's scripts by the page that needs them. */
export function entryPointsOf(groups: readonly ChunkGroup[]): EntryPoints {
  const entry = groups.find(({ name }) => name === 'browser')
  if (!entry) throw new Error("The build has no entry 'browser'")
  const start = entry.files.filter(isScript)
  const pages: Record<string, Set<string>> = {}
  for (const group of groups) {
    const page = pageOf(group)
    if (page === undefined) continue
    const files = reachable(groups, group).flatMap(({ files }) => files)
    const own = (pages[page] ??= new Set())
    for (const file of files) if (isScript(file) && !start.includes(file)) own.add(file)
  }
  return {
    start,
    pages: Object.fromEntries(Object.entries(pages).map(([page, files]) => [page, [...files]])),
  }
}
