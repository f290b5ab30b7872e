import { normalizeSearchText } from '@/i18n/normalizeSearchText'
import { languages } from '@/site/language'
import moment from './moment'
import { formatOffset, formatTimeZone } from './timeZones'
import type { IsoDate, TimeZone } from './types'

/** The zones of all countries by their current names, and UTC, in alphabetical order. */
export function getAllTimeZones(): TimeZone[] {
  return [...new Set([...getCountriesByZone().keys(), 'UTC'])].sort()
}

/** The normalized texts of a time zone that a query is compared with. */
interface SearchTexts {
  /** Texts that may match in part: the zone's name, its label and its countries. */
  readonly names: string
  /** Codes that must match as a whole: 'cet', 'est', 'cl'. */
  readonly codes: readonly string[]
}

let countriesByZone: ReadonlyMap<TimeZone, readonly string[]> | undefined

/** The ISO 3166 codes of the countries that use a zone. */
function getCountriesByZone(): ReadonlyMap<TimeZone, readonly string[]> {
  if (countriesByZone) return countriesByZone
  const byZone = new Map<TimeZone, string[]>()
  for (const country of moment.tz.countries()) {
    for (const zone of moment.tz.zonesForCountry(country))
      byZone.set(zone, [...(byZone.get(zone) ?? []), country])
  }
  return (countriesByZone = byZone)
}

/** Creates the formatters of country names, 'United Kingdom' and 'UK', in the site's languages. */
const createDisplayNames = () =>
  languages.flatMap((language) =>
    (['long', 'short'] as const).map(
      (style) => new Intl.DisplayNames(language, { type: 'region', style }),
    ),
  )

/** Returns 'CET' and 'CEST'. For a zone without letters moment returns an offset, which is left out. */
function getAbbreviations(timeZone: TimeZone, date: IsoDate): string[] {
  const year = date.slice(0, 4)
  return [`${year}-01-01`, `${year}-07-01`]
    .map((day) => moment.tz(day, timeZone).format('z'))
    .filter((abbreviation) => /^[A-Z]+$/.test(abbreviation))
}

let texts: { readonly year: string; readonly byZone: Map<TimeZone, SearchTexts> } | undefined

function getZoneTexts(date: IsoDate): ReadonlyMap<TimeZone, SearchTexts> {
  const year = date.slice(0, 4)
  if (texts?.year === year) return texts.byZone
  const regions = createDisplayNames()
  const createSearchTexts = (timeZone: TimeZone): SearchTexts => {
    const countries = getCountriesByZone().get(timeZone) ?? []
    const names = countries.flatMap((country) => regions.map((region) => region.of(country) ?? ''))
    return {
      names: [timeZone.replaceAll('_', ' '), formatTimeZone(timeZone), ...names]
        .map(normalizeSearchText)
        .join('\n'),
      codes: [...getAbbreviations(timeZone, date), ...countries].map(normalizeSearchText),
    }
  }
  texts = {
    year,
    byZone: new Map(getAllTimeZones().map((zone) => [zone, createSearchTexts(zone)])),
  }
  return texts.byZone
}

const normalizeMinus = (text: string): string => text.replaceAll('\u2212', '-')

/** Spellings of a zone's UTC offset: 'utc-03:30', 'utc-3:30'. */
function getOffsetSpellings(timeZone: TimeZone, date: IsoDate): string[] {
  const padded = normalizeMinus(formatOffset(timeZone, date)).toLowerCase()
  return [padded, padded.replace(/([+-])0/, '$1')]
}

/**
 * The zones that a query finds, in the given order: by any part of the name, as it is shown or as it
 * is written in the tz database, of a country's name in Spanish or English, or of the UTC offset on
 * the date. Zones whose abbreviation or country code is the query come first. Case and accents are
 * ignored, and spaces match underscores. Offsets are compared only if the query has a digit: 'utc'
 * alone would match every zone.
 */
export function searchTimeZones(
  zones: readonly TimeZone[],
  query: string,
  date: IsoDate,
): TimeZone[] {
  const byZone = getZoneTexts(date)
  const normalizedQuery = normalizeSearchText(query).replaceAll('_', ' ')
  const offsetQuery = /\d/.test(normalizedQuery)
    ? normalizeMinus(normalizedQuery).replace(/^gmt/, 'utc').replaceAll(' ', '')
    : undefined
  const isCode = (zone: TimeZone) => byZone.get(zone)?.codes.includes(normalizedQuery) ?? false
  const isNamed = (zone: TimeZone) => byZone.get(zone)?.names.includes(normalizedQuery) ?? false
  const isAtOffset = (zone: TimeZone) =>
    offsetQuery !== undefined &&
    getOffsetSpellings(zone, date).some((offset) => offset.includes(offsetQuery))
  const isFound = (zone: TimeZone) => !isCode(zone) && (isNamed(zone) || isAtOffset(zone))
  return [...zones.filter(isCode), ...zones.filter(isFound)]
}
