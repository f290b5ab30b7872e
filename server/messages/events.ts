import type { Origin } from '@/contactService/schemas/origin'
import type { Appointment } from '@/features/booking/domain/types'
import type { Language } from '@/site/language'

/** The visitor who booked or wrote. Empty texts are unknown. */
interface Sender {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly company: string
}

/** Who gives a demo. The name of one who is no longer in the owner's calendar is empty. */
export interface EventHost {
  readonly name: string
  readonly email: string
}

/**
 * `crmRefused`: the CRM does not take it. `crmConflict`: its time was given away in the CRM. `hostReleased`:
 * its host, who alone is told, does not give it any more, since another one does or it is cancelled.
 */
type OwnerNotice = 'crmRefused' | 'crmConflict' | 'hostReleased'

interface EventBase {
  /** Unique: one event is sent once to each recipient. */
  readonly id: string
  /** ISO 8601 in UTC. */
  readonly createdAt: string
  /** The number of the booking or message: the id of its deal. */
  readonly number: number
}

/** What a visitor has done, of which visitor and owner are notified. */
interface VisitorEventBase extends EventBase {
  readonly sender: Sender
  /** The visitor's language. */
  readonly language: Language
  /** The title that the CRM shows. */
  readonly title: string
  /** The CRM's note as plain text. */
  readonly note: string
  /** Where the visitor came from, if it is known. */
  readonly origin?: Origin
  /** What the owner is told of besides the event itself. */
  readonly notice?: OwnerNotice
  /** The call that the CRM refused, and the status, for example `POST /api/v2/deals (403)`. */
  readonly refusal?: string
}

export interface BookingEvent extends VisitorEventBase {
  readonly type: 'booking.created' | 'booking.changed' | 'booking.cancelled'
  /** Id of the meeting: part of the token in the visitor's mail. */
  readonly activityId: number
  readonly appointment: Appointment
  /** How long the demo takes; undefined as long as a slot: in jobs of earlier releases, and for a length of 0. */
  readonly minutes?: number
  /** How often the appointment has been changed (RFC 5545, SEQUENCE). */
  readonly sequence: number
  /** Undefined if the owner's calendar names no hosts. */
  readonly host?: EventHost
}

export interface MessageEvent extends VisitorEventBase {
  readonly type: 'message.created'
}

export type VisitorEvent = BookingEvent | MessageEvent

/** Suspects wait for the owner, who alone is told (requirements R59). */
export interface SuspectsEvent extends EventBase {
  readonly type: 'suspects.waiting'
  /** It is about no booking or message. */
  readonly number: 0
  /** How many wait. */
  readonly count: number
}

export type SiteEvent = VisitorEvent | SuspectsEvent

export const isVisitorEvent = (event: SiteEvent): event is VisitorEvent =>
  event.type !== 'suspects.waiting'

export const isBooking = (event: SiteEvent): event is BookingEvent => 'appointment' in event

/** Who is told of every event. */
export const eventRecipients = ['visitor', 'owner', 'webhook', 'crm'] as const

/**
 * All kinds of recipients: `host` is told what the owner is of their demos, apart from notices; `reminder` is the
 * visitor again, before the demo.
 */
export const recipients = [...eventRecipients, 'host', 'reminder'] as const

export type Recipient = (typeof recipients)[number]
