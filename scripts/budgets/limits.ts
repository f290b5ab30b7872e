import type { EntryPoints, PageScripts } from './entryPoints'

/**
 * Size limits of a document and of what it loads before the first paint, in bytes as served. Styles
 * are inlined, so any linked stylesheet is over budget.
 */
interface DocumentLimits {
  readonly html: number
  readonly style: number
  readonly font: number
}

/** Size limits of scripts without content, in bytes as served. */
interface EntryPointLimits {
  /** The script that every page starts with. */
  readonly start: number
  /** The start script plus all that the home page loads while it is read. */
  readonly home: number
  /** The same plus what it loads when a visitor uses its form. */
  readonly homeUsed: number
  /** The script that a page loads in addition to the home page's. */
  readonly beyondHome: Readonly<Record<string, number>> & { readonly others: number }
}

/** A measured size and its limit. */
export interface MeasuredSize {
  readonly what: string
  readonly bytes: number
  readonly limit: number
}

export type Size = (file: string) => number

/** A built document with the sizes of what it loads before the first paint. */
export interface MeasuredDocument {
  /** File name, such as `precios.html`. */
  readonly file: string
  /** Its page; `industry` stands for all industry pages. */
  readonly page: string
  readonly bytes: DocumentLimits
}

const sum = (files: Iterable<string>, size: Size) =>
  [...files].reduce((total, file) => total + size(file), 0)

const kinds = ['html', 'style', 'font'] as const

/**
 * Finds the heaviest document of each kind, for each page with its own limits and for all others.
 *
 * @param limits by page; `others` for pages without their own limits
 */
export function measureDocuments(
  documents: readonly MeasuredDocument[],
  limits: Readonly<Record<string, DocumentLimits>>,
): MeasuredSize[] {
  return Object.entries(limits).flatMap(([name, pageLimits]) => {
    const own = documents.filter(({ page }) => (page in limits ? page : 'others') === name)
    return kinds.flatMap((kind) => {
      const [heaviest] = own.toSorted((one, other) => other.bytes[kind] - one.bytes[kind])
      return heaviest
        ? [
            {
              what: `${heaviest.file}: ${kind}`,
              bytes: heaviest.bytes[kind],
              limit: pageLimits[kind],
            },
          ]
        : []
    })
  })
}

const nothing: PageScripts = { read: [], used: [] }

/**
 * Adds up the script every page starts with, the home page's once read and once its form is used,
 * and what every other page adds to a home page that was read.
 */
export function measureEntryPoints(
  { start, everywhere, pages }: EntryPoints,
  size: Size,
  limits: EntryPointLimits,
): MeasuredSize[] {
  const home = pages.home ?? nothing
  const hydrated = new Set([...start, ...everywhere.read, ...home.read])
  const used = new Set([...hydrated, ...everywhere.used, ...home.used])
  const beyondHome = Object.entries(pages)
    .filter(([page]) => page !== 'home')
    .map(([page, { read, used: onUse }]) => ({
      what: `${page}: script beyond the home page's`,
      bytes: sum(
        [...read, ...onUse].filter((file) => !hydrated.has(file)),
        size,
      ),
      limit: limits.beyondHome[page] ?? limits.beyondHome.others,
    }))
  return [
    { what: 'every page: script it starts with', bytes: sum(start, size), limit: limits.start },
    { what: 'home: script once read to its end', bytes: sum(hydrated, size), limit: limits.home },
    { what: 'home: script once its form is used', bytes: sum(used, size), limit: limits.homeUsed },
    ...beyondHome,
  ]
}

export const isWithin = ({ bytes, limit }: MeasuredSize): boolean => bytes <= limit
