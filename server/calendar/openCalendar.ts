import { readFileSync } from 'node:fs'
import type { Configuration } from '../configuration'
import { getErrorMessage, getSystemErrorCode, UserError } from '../errors'
import { calendarWithoutFile, type OwnerCalendar } from './ownerCalendar'

/** The owner's calendar, as its file was read last. */
export interface CalendarFile {
  readonly get: () => OwnerCalendar
  /** Reads the file again. A mistake leaves everything as it is. Never throws, for it runs at a signal. */
  readonly reload: () => void
}

export const noCalendar: CalendarFile = {
  get: () => calendarWithoutFile,
  reload: () => undefined,
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder, but must be a file',
  EACCES: 'the user of the site may not read it',
}

function readText(file: string): string {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    const reason = reasons[getSystemErrorCode(error)] ?? getErrorMessage(error)
    throw new UserError(`CALENDAR_FILE ${file} cannot be read: ${reason}.`, { cause: error })
  }
  // Of another encoding.
  if (/[\0\uFFFD]/.test(text)) {
    throw new UserError(`CALENDAR_FILE ${file} has letters that cannot be read: save it as UTF-8.`)
  }
  return text
}

/**
 * Opens the owner's calendar. What reads it is loaded only if there is one: the holidays of all countries
 * are large.
 *
 * @param report gets sentences for the owner when the file is read again
 * @throws {UserError} if there is no such file, or with a sentence for each mistake in it
 */
export async function openCalendar(
  { calendarFile: file }: Pick<Configuration, 'calendarFile'>,
  report: (sentence: string) => void,
): Promise<CalendarFile> {
  if (file === '') return noCalendar
  const { readCalendar, listChangedFields } = await import('./readCalendar')
  let text = readText(file)
  let calendar = readCalendar(text)
  return {
    get: () => calendar,
    reload: () => {
      try {
        const newText = readText(file)
        const newCalendar = readCalendar(newText)
        const changed = listChangedFields(text, newText)
        calendar = newCalendar
        text = newText
        report(
          changed.length === 0
            ? 'The calendar file was read again: nothing has changed.'
            : `The calendar file was read again, and this has changed: ${changed.join(', ')}.`,
        )
      } catch (error) {
        // Other messages may quote the file, which has secret addresses.
        const reason = error instanceof UserError ? error.message : 'It cannot be read.'
        report(`${reason}\nThe calendar stays as it was.`)
      }
    },
  }
}
