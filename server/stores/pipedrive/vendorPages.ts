import * as v from 'valibot'
import type { Dialect, Query } from './dialect'
import type { VendorClient } from './vendorClient'
import { VendorUnavailable } from '../vendorErrors'

/** Enough for 20,000 activities. A longer list is an error, because a cut one would miss activities. */
const maxPages = 40

const itemsSchema = v.nullable(v.array(v.unknown()))

export interface ListOptions<Item> {
  readonly path: string
  readonly query: Query
  readonly read: (data: unknown) => Item
  /** Whether a page is the last one that is needed. */
  readonly isLast?: (items: readonly Item[]) => boolean
}

const readItems = <Item>(data: unknown, read: (data: unknown) => Item): Item[] => {
  try {
    return (v.parse(itemsSchema, data) ?? []).map(read)
  } catch {
    throw new VendorUnavailable("The vendor's list can not be read")
  }
}

/**
 * Reads a list page by page.
 *
 * @throws {VendorUnavailable} if the list can't be read, or has more than 40 pages
 */
export async function listAllPages<Item>(
  client: VendorClient,
  dialect: Dialect,
  { path, query, read, isLast = () => false }: ListOptions<Item>,
): Promise<Item[]> {
  const all: Item[] = []
  let next: Query | undefined = {}
  for (let page = 0; page < maxPages; page += 1) {
    const { data, additional_data } = await client.send({
      method: 'GET',
      path: `${dialect.basePath}${path}`,
      query: { ...query, ...next },
    })
    const items = readItems(data, read)
    all.push(...items)
    next = dialect.getNextPage(additional_data)
    if (!next || isLast(items)) return all
  }
  throw new VendorUnavailable('The vendor has more pages than can be read')
}
