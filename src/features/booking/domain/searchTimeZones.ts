import { searchText } from '../../../i18n/searchText'
import { offsetLabel } from './timeZones'
import type { IsoDate, TimeZone } from './types'

const plainMinus = (text: string): string => text.replaceAll('\u2212', '-')

/** Spellings of a zone's UTC offset: 'utc-03:30', 'utc-3:30'. */
function offsetTexts(timeZone: TimeZone, date: IsoDate): string[] {
  const padded = plainMinus(offsetLabel(timeZone, date)).toLowerCase()
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
  const wanted = searchText(query).replaceAll('_', ' ')
  const wantedOffset = /\d/.test(wanted)
    ? plainMinus(wanted).replace(/^gmt/, 'utc').replaceAll(' ', '')
    : undefined
  return zones.filter(
    (zone) =>
      searchText(zone).replaceAll('_', ' ').includes(wanted) ||
      (wantedOffset !== undefined &&
        offsetTexts(zone, date).some((offset) => offset.includes(wantedOffset))),
  )
}
