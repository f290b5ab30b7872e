import { dialCodes } from './dialCodes'

/** Engines differ: some have a property, some a method, some neither. */
type LocaleWithZones = Intl.Locale & {
  readonly timeZones?: readonly string[]
  readonly getTimeZones?: () => readonly string[] | undefined
}

/** Engines also differ in names: 'America/Buenos_Aires', 'America/Argentina/Buenos_Aires'. */
const getCity = (timeZone: string) => timeZone.slice(timeZone.lastIndexOf('/') + 1)

const usesZone = (country: string, timeZone: string): boolean => {
  const locale = new Intl.Locale('und', { region: country }) as LocaleWithZones
  const zones = locale.getTimeZones?.() ?? locale.timeZones ?? []
  return zones.some((zone) => getCity(zone) === getCity(timeZone))
}

/** The number of countries checked between two pauses. A check takes a phone up to a millisecond. */
const countriesAtOnce = 10

/**
 * Finds the ISO 3166 code of the device's country: a country that uses the device's time zone, else the
 * region of its language, else undefined. If several countries use the zone, a region of the device's
 * languages wins.
 *
 * @param languages BCP 47 tags, the preferred one first
 * @param pause lets the page respond meanwhile
 */
export async function findDeviceCountry(
  timeZone: string | undefined,
  languages: readonly string[],
  pause: () => Promise<unknown>,
): Promise<string | undefined> {
  const countries = dialCodes.map(([country]) => country)
  const regions = languages
    .map((language) => new Intl.Locale(language).region ?? '')
    .filter((region) => countries.includes(region))
  // UTC and the like belong to no country.
  if (!timeZone?.includes('/')) return regions[0]
  for (const [index, country] of [...regions, ...countries].entries()) {
    if (index % countriesAtOnce === 0) await pause()
    if (usesZone(country, timeZone)) return country
  }
  return regions[0]
}
