import type { NewActivity } from '@/contactService/schemas/requests'
import type { BookingEvent, Sender, SiteEvent } from './events'
import { formatNoteAsText, getNoteLanguage } from './note'
import type { Recipient } from './outbox'

/** The activity of an event, with its time on the visitor's clock. */
export type NotifiedActivity = Pick<
  NewActivity,
  'type' | 'subject' | 'note' | 'due_date' | 'due_time' | 'source_timezone' | 'deal_id'
>

export interface EventParts {
  /** Unique: each event is sent once. */
  readonly id: string
  /** ISO 8601 in UTC. */
  readonly at: string
  readonly type: BookingEvent['type']
  readonly activityId: number
  readonly activity: NotifiedActivity
  readonly sender: Sender
  readonly sequence: number
}

/** A meeting that lost its time is no booking: somebody must read of it and call the visitor. */
const isBookedMeeting = ({ type, due_time }: NotifiedActivity) =>
  type === 'meeting' && due_time !== ''

/** Creates the event from which mails and webhooks are made. */
export function createEvent(parts: EventParts): SiteEvent {
  const { id, at, type, activityId, activity, sender, sequence } = parts
  const base = {
    id,
    createdAt: at,
    number: activity.deal_id,
    sender,
    language: getNoteLanguage(activity.note),
    title: activity.subject,
    note: formatNoteAsText(activity.note),
  }
  if (!isBookedMeeting(activity)) return { ...base, type: 'message.created' }
  return {
    ...base,
    type,
    activityId,
    appointment: {
      date: activity.due_date,
      time: activity.due_time.slice(0, 5),
      timeZone: activity.source_timezone || 'UTC',
    },
    sequence,
  }
}

/** Who is notified of an event: a message is not confirmed by mail, the page has said that it arrived. */
export const getRecipients = ({ type, sender }: SiteEvent): readonly Recipient[] =>
  type === 'message.created' || sender.email === ''
    ? ['owner', 'webhook']
    : ['visitor', 'owner', 'webhook']
