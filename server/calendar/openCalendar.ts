import { readFileSync } from 'node:fs'
import type { Configuration } from '../configuration'
import { getRootMessage } from '../errors'
import type { OwnerCalendar } from './ownerCalendar'
import { readCalendar } from './readCalendar'

/** The owner's calendar, as it was read last. */
export interface CalendarFile {
  /** Undefined without `CALENDAR_FILE`. */
  readonly get: () => OwnerCalendar | undefined
  /** Reads the file again; one that is not usable changes nothing. */
  readonly reload: () => void
}

/**
 * Reads the configured calendar file.
 *
 * @param report gets sentences for the operator
 * @throws {CalendarError} if it is not usable
 */
export function openCalendar(
  { calendarFile }: Pick<Configuration, 'calendarFile'>,
  report: (sentence: string) => void,
): CalendarFile {
  const read = () =>
    calendarFile === '' ? undefined : readCalendar(readFileSync(calendarFile, 'utf8'))
  let calendar = read()
  return {
    get: () => calendar,
    reload: () => {
      try {
        calendar = read()
      } catch (error) {
        report(`CALENDAR_FILE ${calendarFile} is not read again: ${getRootMessage(error)}`)
      }
    },
  }
}
