import Holidays from 'date-holidays'
import { addToDate } from '@/features/booking/domain/isoDate'
import type { IsoDate } from '@/features/booking/domain/types'
import { dayMs } from '../time'

/** Countries, or the regions of a country or region, by their code; none of an unknown one. */
export function listRegions(parent = ''): readonly string[] {
  // The types leave out that an unknown country has none.
  const known = new Holidays().query(parent) as Readonly<Record<string, string>> | undefined
  return Object.keys(known ?? {})
}

/** The part of a region's code before its last dash: the country of `ES-MD`; empty for a country. */
export const getParent = (region: string): string => region.split('-').slice(0, -1).join('-')

export const isKnownRegion = (region: string): boolean =>
  listRegions(getParent(region)).includes(region.split('-').at(-1) ?? '')

/** The dates of a year's public holidays. One of some hours closes its whole day. */
function listPublicHolidays(region: string, year: number): IsoDate[] {
  return new Holidays(region, { types: ['public'] })
    .getHolidays(year)
    .flatMap(({ date, start, end }) => {
      const days = Math.max(1, Math.round((end.getTime() - start.getTime()) / dayMs))
      return Array.from({ length: days }, (_, index) => addToDate(date.slice(0, 10), index))
    })
}

const cache = new Map<string, ReadonlySet<IsoDate>>()

function getPublicHolidays(region: string, year: number): ReadonlySet<IsoDate> {
  const key = `${region} ${year}`
  const known = cache.get(key)
  if (known) return known
  // A holiday of several days may have begun in the year before.
  const dates = new Set([year - 1, year].flatMap((each) => listPublicHolidays(region, each)))
  cache.set(key, dates)
  return dates
}

/**
 * Says whether a date is a public holiday of one of the regions. Those of this year and the next are found at
 * once, so that no visitor waits for it.
 */
export function createIsHoliday(regions: readonly string[]): (date: IsoDate) => boolean {
  const year = new Date().getUTCFullYear()
  for (const region of regions) {
    for (const each of [year, year + 1]) getPublicHolidays(region, each)
  }
  return (date) =>
    regions.some((region) => getPublicHolidays(region, Number(date.slice(0, 4))).has(date))
}
