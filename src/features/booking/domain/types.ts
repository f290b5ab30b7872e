/** A calendar date, `YYYY-MM-DD`, in the zone that the visitor chose. */
export type IsoDate = string

/** A calendar month, `YYYY-MM`. */
export type Month = string

/** A wall-clock time, `HH:mm`, in the zone that the visitor chose. */
export type TimeOfDay = string

/** An IANA time-zone name, for example `Europe/Madrid`. */
export type TimeZone = string

export interface Slot {
  readonly time: TimeOfDay
  readonly available: boolean
  /** Set if the slot is that of the appointment that the visitor is changing. */
  readonly isOwn?: true
}

/** A chosen slot with its date and zone. */
export interface Appointment {
  readonly date: IsoDate
  readonly time: TimeOfDay
  readonly timeZone: TimeZone
}

/** The appointment that the visitor is changing. */
export interface OwnAppointment extends Appointment {
  /** The key of the token in its link. */
  readonly tokenKey: number
}
