/**
 * Size limits of a document and of what it loads before the first paint, in bytes as served. Styles
 * are inlined, so any linked stylesheet is over budget.
 */
interface DocumentLimits {
  readonly html: number
  readonly style: number
  readonly font: number
}

/** A measured size and its limit. */
export interface MeasuredSize {
  readonly what: string
  readonly bytes: number
  readonly limit: number
}

/** A built document with the sizes of what it loads before the first paint. */
export interface MeasuredDocument {
  /** File name, such as `precios.html`. */
  readonly file: string
  /** Its page; `industry` stands for all industry pages. */
  readonly page: string
  readonly bytes: DocumentLimits
}

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

export const isWithin = ({ bytes, limit }: MeasuredSize): boolean => bytes <= limit
