import { readEmail } from '@/contactService/schemas/email'
import type { Origin } from '@/contactService/schemas/origin'
import type { NewActivity } from '@/contactService/schemas/requests'
import type { Language } from '@/site/language'
import type { BookingEvent, EventHost, Sender, SiteEvent } from './events'
import { formatNoteAsText } from './note'
import { eventRecipients, type Recipient } from './outbox'
import { getZone } from '../time'

/** The activity of an event, with its time on the visitor's clock. */
export interface NotifiedActivity extends Pick<
  NewActivity,
  'type' | 'subject' | 'note' | 'due_date' | 'due_time' | 'source_timezone' | 'deal_id'
> {
  readonly language: Language
  readonly origin?: Origin | undefined
}

export interface EventParts {
  /** Unique: an event with the same id is not sent again. */
  readonly id: string
  /** ISO 8601 in UTC. */
  readonly at: string
  readonly type: BookingEvent['type']
  readonly activityId: number
  readonly activity: NotifiedActivity
  readonly sender: Sender
  readonly sequence: number
  readonly host?: EventHost | undefined
}

/** A meeting without a time lost its slot: its event is a message, so that the owner calls the visitor. */
const isBookedMeeting = ({ type, due_time }: NotifiedActivity) =>
  type === 'meeting' && due_time !== ''

/** Creates the event from which mails and webhooks are made. */
export function createEvent(parts: EventParts): SiteEvent {
  const { id, at, type, activityId, activity, sender, sequence, host } = parts
  const base = {
    id,
    createdAt: at,
    number: activity.deal_id,
    sender,
    language: activity.language,
    title: activity.subject,
    note: formatNoteAsText(activity.note),
    ...(activity.origin && { origin: activity.origin }),
  }
  if (!isBookedMeeting(activity)) return { ...base, type: 'message.created' }
  return {
    ...base,
    type,
    activityId,
    appointment: {
      date: activity.due_date,
      time: activity.due_time.slice(0, 5),
      timeZone: getZone(activity),
    },
    sequence,
    ...(host && { host }),
  }
}

/**
 * Visitors get no mail about a message, because the page has already confirmed it, nor if their address
 * is none or several, as earlier releases stored it.
 */
export const getRecipients = ({ type, sender }: SiteEvent): readonly Recipient[] =>
  type === 'message.created' || readEmail(sender.email) === undefined
    ? ['owner', 'webhook', 'crm']
    : eventRecipients
