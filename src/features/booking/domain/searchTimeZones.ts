import { normalizeSearchText } from '../../../i18n/searchText'
import { offsetLabel } from './timeZones'
import type { IsoDate, TimeZone } from './types'

const plainMinus = (text: string): string => text.replaceAll('\u2212', '-')

/** 'utc-03:30', 'utc-3:30' */
function offsetTexts(timeZone: TimeZone, date: IsoDate): string[] {
  const padded = plainMinus(offsetLabel(timeZone, date)).toLowerCase()
  return [padded, padded.replace(/([+-])0/, '$1')]
}

/**
 * The zones whose name (spaces stand for underscores) or offset on the date holds the query,
 * whatever its case and accents, in the order given. Only a query with a digit looks at offsets:
 * 'utc' alone would find every zone.
 */
export function searchTimeZones(
  zones: readonly TimeZone[],
  query: string,
  date: IsoDate,
): TimeZone[] {
  const wanted = normalizeSearchText(query).replaceAll('_', ' ')
  const wantedOffset = /\d/.test(wanted)
    ? plainMinus(wanted).replace(/^gmt/, 'utc').replaceAll(' ', '')
    : undefined
  return zones.filter(
    (zone) =>
      normalizeSearchText(zone).replaceAll('_', ' ').includes(wanted) ||
      (wantedOffset !== undefined &&
        offsetTexts(zone, date).some((offset) => offset.includes(wantedOffset))),
  )
}
