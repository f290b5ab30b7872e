import { getAllCountryNames } from '@/i18n/countryNames'
import { normalizeSearchText } from '@/i18n/normalizeSearchText'
import { memoizeByKey } from '@/i18n/memoizeByKey'
import { getNameRank, normalizeName, ranks, sortByRank } from '@/i18n/rankByName'
import moment from './moment'
import { formatOffset, formatTimeZone, type TimeZoneNames } from './timeZones'
import type { IsoDate, TimeZone } from './types'

/** The zones of all countries by their current names, and UTC, in alphabetical order. */
export function getAllTimeZones(): TimeZone[] {
  return [...new Set([...getCountriesByZone().keys(), 'UTC'])].sort()
}

/** The normalized texts of a time zone that a query is compared with. */
interface SearchTexts {
  /** The zone's city, its name in the tz database and that of its hour. */
  readonly names: readonly string[]
  readonly countryNames: readonly string[]
  /** 'cl', which must match as a whole. */
  readonly countryCodes: readonly string[]
  /** 'cet', 'cest', which must match as a whole. */
  readonly abbreviations: readonly string[]
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

/** Returns 'CET' and 'CEST'. For a zone without letters moment returns an offset, which is left out. */
function getAbbreviations(timeZone: TimeZone, year: string): string[] {
  return [`${year}-01-01`, `${year}-07-01`]
    .map((day) => moment.tz(day, timeZone).format('z'))
    .filter((abbreviation) => /^[A-Z]+$/.test(abbreviation))
}

function getSearchTexts(timeZone: TimeZone, year: string, names: TimeZoneNames): SearchTexts {
  const countries = getCountriesByZone().get(timeZone) ?? []
  const abbreviations = getAbbreviations(timeZone, year)
  const region = timeZone.replace(/\/.*$/, '')
  const hours = abbreviations
    .map((abbreviation) => `${region}/${abbreviation}`)
    .flatMap((key) => (Object.hasOwn(names.hours, key) ? (names.hours[key] ?? []) : []))
  return {
    names: [formatTimeZone(timeZone, names), timeZone, ...hours].map(normalizeName),
    countryNames: countries.flatMap(getAllCountryNames).map(normalizeName),
    countryCodes: countries.map(normalizeName),
    abbreviations: abbreviations.map(normalizeName),
  }
}

const normalizeDashes = (text: string): string => text.replace(/[\p{Pd}\u2212]/gu, '-')

/** Spellings of a zone's UTC offset: 'utc-03:30', 'utc-3:30'. */
function getOffsetSpellings(timeZone: TimeZone, date: IsoDate): string[] {
  const padded = normalizeDashes(formatOffset(timeZone, date)).toLowerCase()
  return [padded, padded.replace(/([+-])0/, '$1')]
}

/**
 * Returns a function that finds zones: by any part of the city's name, of the name in the tz database, of that
 * of the hour, of a country's name in Spanish or English, or of the UTC offset on a date; by the whole of
 * an abbreviation or a country code. First come those that an abbreviation names, then those whose name
 * begins with the query, then those with such a word; names of zones before those of countries. Offsets
 * are compared only if the query has a digit: 'utc' alone would match every zone.
 *
 * It keeps the texts of the zones: to collect them at every key would be slow on a phone.
 *
 * @param year `YYYY`, whose abbreviations count
 */
export function createTimeZoneSearch(year: string, names: TimeZoneNames) {
  const getTexts = memoizeByKey((timeZone: TimeZone) => getSearchTexts(timeZone, year, names))
  return (zones: readonly TimeZone[], query: string, date: IsoDate): TimeZone[] => {
    const normalizedQuery = normalizeName(query)
    const typed = normalizeDashes(normalizeSearchText(query)).replace(/^gmt/, 'utc')
    const offsetQuery = /\d/.test(typed) ? typed.replaceAll(' ', '') : undefined
    const isAtOffset = (zone: TimeZone) =>
      offsetQuery !== undefined &&
      getOffsetSpellings(zone, date).some((offset) => offset.includes(offsetQuery))
    return sortByRank(zones, (zone) => {
      const texts = getTexts(zone)
      if (texts.abbreviations.includes(normalizedQuery)) return ranks.exact
      const countryRank = Math.min(
        texts.countryCodes.includes(normalizedQuery) ? ranks.beginning : Infinity,
        getNameRank(texts.countryNames, normalizedQuery),
      )
      const rank = Math.min(getNameRank(texts.names, normalizedQuery), countryRank + 0.5)
      return rank === Infinity && isAtOffset(zone) ? ranks.beginning : rank
    })
  }
}
