import { correctClock, getNow } from './clock'
import { getToday } from './deviceTime'

/** Returns today's date by the clock of the site's server; by the device's if that does not answer. */
export async function askToday(): Promise<string> {
  const options = { method: 'HEAD', cache: 'no-store' } as const
  const response = await fetch(location.href, options).catch(() => undefined)
  correctClock(response?.headers.get('Date'))
  return getToday(undefined, getNow())
}
