import type { EntryPoints } from './entryPoints'
import type { DocumentLimits, Limits } from './limits'

/** Something that is weighed, and what it may weigh. */
export interface Weighed {
  readonly what: string
  readonly bytes: number
  readonly limit: number
}

export type Size = (file: string) => number

/** A built document and what it makes a browser load before its page is looked at. */
export interface WeighedDocument {
  /** Its file, such as `precios.html`. */
  readonly file: string
  readonly page: string
  readonly bytes: DocumentLimits
}

const sum = (files: Iterable<string>, size: Size) =>
  [...files].reduce((total, file) => total + size(file), 0)

const kinds = ['html', 'style', 'font'] as const

/** For the home page and for all others, the heaviest document of each kind. */
export function weighDocuments(
  documents: readonly WeighedDocument[],
  limits: Limits['documents'],
): Weighed[] {
  return (['home', 'others'] as const).flatMap((name) => {
    const own = documents.filter(({ page }) => (page === 'home') === (name === 'home'))
    return kinds.flatMap((kind) => {
      const [heaviest] = own.toSorted((one, other) => other.bytes[kind] - one.bytes[kind])
      return heaviest
        ? [
            {
              what: `${heaviest.file}: ${kind}`,
              bytes: heaviest.bytes[kind],
              limit: limits[name][kind],
            },
          ]
        : []
    })
  })
}

/** The start, a home page that was read to its end, and what every other page adds to it. */
export function weighEntryPoints(
  { start, everywhere, pages }: EntryPoints,
  size: Size,
  limits: Limits['entryPoints'],
): Weighed[] {
  const live = new Set([...start, ...everywhere, ...(pages.home ?? [])])
  const beyondHome = Object.entries(pages)
    .filter(([page]) => page !== 'home')
    .map(([page, files]) => ({
      what: `${page}: script beyond the home page's`,
      bytes: sum(
        files.filter((file) => !live.has(file)),
        size,
      ),
      limit: limits.beyondHome[page] ?? limits.beyondHome.others,
    }))
  return [
    { what: 'every page: script it starts with', bytes: sum(start, size), limit: limits.start },
    { what: 'home: script once read to its end', bytes: sum(live, size), limit: limits.home },
    ...beyondHome,
  ]
}

export const isWithin = ({ bytes, limit }: Weighed): boolean => bytes <= limit
