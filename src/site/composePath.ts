interface PathEnd {
  readonly query?: Readonly<Record<string, string>> | undefined
  /** The id of an element, without `#`. */
  readonly anchor?: string | undefined
}

/** A path with query and hash. */
export function composePath(path: string, { query, anchor }: PathEnd): string {
  const search = query ? `?${new URLSearchParams(query).toString()}` : ''
  return `${path}${search}${anchor ? `#${anchor}` : ''}`
}
