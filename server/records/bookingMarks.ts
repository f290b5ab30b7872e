import type { Cancellation, NewActivity } from '@/contactService/schemas/requests'
import { escapeMarkup } from '@/site/escape'
import { getZone } from '../time'

/**
 * Texts about a change or cancellation for the CRM's users, in Spanish (requirements R30). They are
 * put before a note.
 */

const cancelledMark = 'Cancelada: '

export const markAsCancelled = (subject: string): string => `${cancelledMark}${subject}`

type WallClock = Pick<NewActivity, 'due_date' | 'due_time' | 'source_timezone'>

const formatTime = (time: WallClock) =>
  escapeMarkup(`${time.due_date} ${time.due_time.slice(0, 5)} (${getZone(time)})`)

export const addChangeToNote = (note: string, previous: WallClock): string =>
  `Cambiada por el cliente. Hora anterior: ${formatTime(previous)}<br>${note}`

export function addCancellationToNote(
  note: string,
  previous: WallClock,
  { reason = '' }: Cancellation,
): string {
  const lines = [
    `Cancelada por el cliente. Hora: ${formatTime(previous)}`,
    ...(reason.trim() === '' ? [] : [`Motivo: ${escapeMarkup(reason.trim())}`]),
  ]
  return `${lines.join('<br>')}<br>${note}`
}
