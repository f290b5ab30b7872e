import type { Origin } from '@/contactService/schemas/origin'
import type { Cancellation, NewActivity } from '@/contactService/schemas/requests'
import { formatHtmlNote } from '@/features/contactDetails/domain/note'
import { escapeMarkup, unescapeMarkup } from '@/site/escape'
import { getZone } from './time'

/** In one line, for example `utm_source=boletin, referrer=www.example.org`. */
export const formatOrigin = (origin: Origin): string =>
  Object.entries(origin)
    .map(([name, value]) => `${name}=${value}`)
    .join(', ')

/** Puts a line on where the visitor came from below a note (requirements R63). */
export const addOriginToNote = (note: string, origin: Origin | undefined): string =>
  origin ? `${note}<br>${formatHtmlNote([['Origen', formatOrigin(origin)]])}` : note

/** Reads the column `origin` of an activity. */
export const parseStoredOrigin = (json: string | null): Origin | undefined =>
  json === null ? undefined : (JSON.parse(json) as Origin)

/** The text of an HTML note for the CRM, with its line breaks. */
export const formatNoteAsText = (note: string): string =>
  unescapeMarkup(note.replace(/<br\s*\/?>/gi, '\n').replace(/<[^>]*>/g, ''))

// What follows tells the CRM's users of a change or cancellation, in Spanish (requirements R30).

export const markAsCancelled = (subject: string): string => `Cancelada: ${subject}`

type WallClock = Pick<NewActivity, 'due_date' | 'due_time' | 'source_timezone'>

const formatTime = (time: WallClock) =>
  escapeMarkup(`${time.due_date} ${time.due_time.slice(0, 5)} (${getZone(time)})`)

export const addChangeToNote = (note: string, previous: WallClock): string =>
  `Cambiada en el sitio. Hora anterior: ${formatTime(previous)}<br>${note}`

export function addCancellationToNote(
  note: string,
  previous: WallClock,
  { reason = '' }: Cancellation,
): string {
  const lines = [
    `Cancelada en el sitio. Hora: ${formatTime(previous)}`,
    ...(reason.trim() === '' ? [] : [`Motivo: ${escapeMarkup(reason.trim())}`]),
  ]
  return `${lines.join('<br>')}<br>${note}`
}
