import { getNow } from '@/time/clock'
import { getToday } from '@/time/deviceTime'
import type { IsoDate, TimeZone } from './domain/types'

/**
 * Today's date in a zone. It comes from the browser, so that a day can be chosen before the zone data has
 * loaded. An old browser may not know a zone: then its own date counts, and the gateway checks the choice.
 */
export function getTodayIn(timeZone: TimeZone): IsoDate {
  try {
    return getToday(timeZone, getNow())
  } catch {
    return getToday(undefined, getNow())
  }
}
