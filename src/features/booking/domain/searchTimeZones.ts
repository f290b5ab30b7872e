import { normalizeSearchText } from '@/i18n/searchText'
import { formatOffset } from './timeZones'
import type { IsoDate, TimeZone } from './types'

const normalizeMinus = (text: string): string => text.replaceAll('\u2212', '-')

/** Spellings of a zone's UTC offset: 'utc-03:30', 'utc-3:30'. */
function getOffsetSpellings(timeZone: TimeZone, date: IsoDate): string[] {
  const padded = normalizeMinus(formatOffset(timeZone, date)).toLowerCase()
  return [padded, padded.replace(/([+-])0/, '$1')]
}

/**
 * The zones whose name or UTC offset on the date contains the query, in the given order. Case and
 * accents are ignored, and spaces match underscores. Offsets are compared only if the query has a
 * digit: 'utc' alone would match every zone.
 */
export function searchTimeZones(
  zones: readonly TimeZone[],
  query: string,
  date: IsoDate,
): TimeZone[] {
  const normalizedQuery = normalizeSearchText(query).replaceAll('_', ' ')
  const offsetQuery = /\d/.test(normalizedQuery)
    ? normalizeMinus(normalizedQuery).replace(/^gmt/, 'utc').replaceAll(' ', '')
    : undefined
  return zones.filter(
    (zone) =>
      normalizeSearchText(zone).replaceAll('_', ' ').includes(normalizedQuery) ||
      (offsetQuery !== undefined &&
        getOffsetSpellings(zone, date).some((offset) => offset.includes(offsetQuery))),
  )
}
