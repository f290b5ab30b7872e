import type { Origin } from '@/contactService/schemas/origin'
import type { Appointment } from '@/features/booking/domain/types'
import type { Language } from '@/site/language'

export const eventTypes = [
  'booking.created',
  'booking.changed',
  'booking.cancelled',
  'message.created',
] as const

export type EventType = (typeof eventTypes)[number]

/** The visitor who booked or wrote. Empty texts are unknown. */
export interface Sender {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly company: string
}

/** Who gives a demo. */
export interface EventHost {
  readonly name: string
  readonly email: string
}

/**
 * `crmRefused`: the CRM does not take it. `crmConflict`: its time was given away in the CRM. `passedOn`: its
 * host, who alone is told, does not give it any more. `suspectsWait`: suspects wait for the owner.
 */
export type OwnerNotice = 'crmRefused' | 'crmConflict' | 'passedOn' | 'suspectsWait'

/** Something of which visitor and owner are notified. */
interface EventBase {
  /** Unique: one event is sent once to each recipient. */
  readonly id: string
  /** ISO 8601 in UTC. */
  readonly createdAt: string
  /** The number of the booking or message: the id of its deal; 0 if it is about none. */
  readonly number: number
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
}

export interface BookingEvent extends EventBase {
  readonly type: Exclude<EventType, 'message.created'>
  /** Id of the meeting: part of the token in the visitor's mail. */
  readonly activityId: number
  readonly appointment: Appointment
  /** How often the appointment has been changed (RFC 5545, SEQUENCE). */
  readonly sequence: number
  /** From then on a reminder is too late: the next one is due, or the demo begins. ISO 8601 in UTC. */
  readonly sendBefore?: string
  /** Undefined if the owner's calendar names no hosts. */
  readonly host?: EventHost
}

export interface MessageEvent extends EventBase {
  readonly type: 'message.created'
}

export type SiteEvent = BookingEvent | MessageEvent

export const isBooking = (event: SiteEvent): event is BookingEvent =>
  event.type !== 'message.created'
