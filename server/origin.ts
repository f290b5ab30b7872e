import type { Origin } from '@/contactService/schemas/origin'
import { formatHtmlNote } from '@/features/contactDetails/domain/note'

/** In one line, for example `utm_source=boletin, referrer=www.example.org`. */
export const formatOrigin = (origin: Origin): string =>
  Object.entries(origin)
    .map(([name, value]) => `${name}=${value}`)
    .join(', ')

/** Puts a line on where the visitor came from below a note (requirements R63). */
export const addOriginToNote = (note: string, origin: Origin | undefined): string =>
  origin ? `${note}<br>${formatHtmlNote([['Origen', formatOrigin(origin)]])}` : note

/** Reads the column of an activity. */
export const parseOrigin = (json: string | null): Origin | undefined =>
  json === null ? undefined : (JSON.parse(json) as Origin)
