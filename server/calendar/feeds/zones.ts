/** The zones of the times in a feed. */
import ICAL from 'ical.js'
import { isKnownTimeZone } from '@/features/booking/domain/instant'
import moment from '@/features/booking/domain/moment'
import { dayMs } from '../../time'

/**
 * Removes descriptions of zones: those of places, whose clocks are known, while programs keep descriptions from before a
 * reform; and those that say nothing, which ical.js takes for UTC.
 */
export function removeMisleadingZones(calendar: ICAL.Component): void {
  for (const zone of calendar.getAllSubcomponents('vtimezone')) {
    const tzid = String(zone.getFirstPropertyValue('tzid'))
    const isPlace = tzid.includes('/') && isKnownTimeZone(tzid)
    if (isPlace || zone.getAllSubcomponents().length === 0) calendar.removeSubcomponent(zone)
  }
}

/** A zone that a feed names without describing it. */
export class NamedZone extends ICAL.Timezone {
  /** In seconds, of a time on the zone's clock. */
  override utcOffset({ year, month, day, hour, minute, second }: ICAL.Time): number {
    const shown = Date.UTC(year, month - 1, day, hour, minute, second)
    return (moment.tz.zone(this.tzid)?.parse(shown) ?? 0) * -60
  }
}

const noZone = ICAL.Timezone.localTimezone
const oneDay = ICAL.Duration.fromSeconds(dayMs / 1000)

/** Gives times that ical.js leaves without a zone the one that is named, if it is known, else the fallback. */
export function setZone(
  property: ICAL.Property,
  ownerZone: NamedZone,
  fallback: ICAL.Timezone,
): void {
  const tzid = property.getFirstParameter('tzid')
  const zone = isKnownTimeZone(tzid) ? new NamedZone({ tzid }) : fallback
  for (const value of property.getValues() as (ICAL.Time | ICAL.Period)[]) {
    for (const time of value instanceof ICAL.Period ? [value.start, value.end] : [value]) {
      // A period may have a length instead of an end.
      if ((time as ICAL.Time | null)?.zone !== noZone) continue
      time.zone = time.isDate ? ownerZone : zone
      time.isDate = false
    }
  }
}

/**
 * Gives a zone to all times of an event: that of its start, or the owner's, where none is named. A whole day becomes
 * its midnight, with a length in days.
 */
export function setZones(component: ICAL.Component, ownerZone: NamedZone): void {
  const event = new ICAL.Event(component, { exceptions: [] })
  const { startDate, duration } = event
  // Some programs let a day end where it begins.
  if (startDate.isDate) event.duration = duration.toSeconds() > 0 ? duration : oneDay
  const names = ['dtstart', 'dtend', 'exdate', 'rdate', 'recurrence-id']
  for (const property of names.flatMap((name) => component.getAllProperties(name))) {
    setZone(property, ownerZone, startDate.zone === noZone ? ownerZone : startDate.zone)
  }
  for (const rule of component.getAllProperties('rrule')) {
    const { until } = rule.getFirstValue() as ICAL.Recur
    if (until?.zone !== noZone) continue
    until.zone = startDate.zone
    if (!until.isDate) continue
    until.isDate = false
    until.adjust(1, 0, 0, -1)
  }
}
