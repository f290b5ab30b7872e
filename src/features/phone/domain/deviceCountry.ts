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

/**
 * The country of the device, ISO 3166: that of its time zone, else the region of its language;
 * undefined if neither tells one.
 *
 * @param languages BCP 47 tags, the preferred one first
 */
export function getDeviceCountry(
  timeZone: string | undefined,
  languages: readonly string[],
): string | undefined {
  const countries = dialCodes.map(([country]) => country as string)
  const used = timeZone ? countries.find((country) => usesZone(country, timeZone)) : undefined
  const regions = languages.map((language) => new Intl.Locale(language).region ?? '')
  return used ?? regions.find((region) => countries.includes(region))
}
