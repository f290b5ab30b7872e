import { useEffect, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { defaultTimeZone, getToday } from '@/time/deviceTime'
import { useContent } from '@/i18n/useContent'
import { notify } from '@/ui/notifications/notify'
import type { ZoneChoice } from '../choice'
import { isBookableToday } from '../domain/businessDays'
import { isKnownTimeZone } from '../domain/instant'
import { formatTimeZone } from '../domain/timeZones'
import type { IsoDate, TimeZone } from '../domain/types'
import { useDeviceTimeZone } from '../useAppointment'
import { TimeZonePicker } from './TimeZonePicker'

interface TimeZoneFieldProps {
  readonly value: TimeZone
  /** The chosen date. */
  readonly date: IsoDate | undefined
  readonly earliest: IsoDate
  readonly onChange: (zone: ZoneChoice) => void
  /** Called after the visitor has chosen a zone by pointer. */
  readonly onPointerChange: (isDateAllowed: boolean) => void
}

/** The picker of the zone, which says in a toast what a change of zone means. */
export default function TimeZoneField({
  value,
  date,
  earliest,
  onChange,
  onPointerChange,
}: TimeZoneFieldProps) {
  const { t } = useTranslation('scheduledemo')
  const names = useContent('time_zones')
  const deviceTimeZone = useDeviceTimeZone()

  const change = (timeZone: TimeZone) => {
    const isDateAllowed = date !== undefined && isBookableToday(date, getToday(timeZone))
    onChange({ timeZone, isDateAllowed })
    return isDateAllowed
  }
  const choose = (chosen: TimeZone, { type }: SyntheticEvent) => {
    if (chosen === value) return
    const isDateAllowed = change(chosen)
    const notice = t('timezone_changed', { timezone: formatTimeZone(chosen, names) })
    notify(isDateAllowed ? `${notice}. ${t('reload_times')}` : notice, 'info')
    if (type === 'click') onPointerChange(isDateAllowed)
  }

  // A device can be newer than the site's zone data.
  const isUnknown = !isKnownTimeZone(value)
  useEffect(() => {
    if (isUnknown) change(defaultTimeZone)
  })
  if (isUnknown) return null

  return (
    <TimeZonePicker
      value={value}
      date={date ?? earliest}
      deviceTimeZone={isKnownTimeZone(deviceTimeZone) ? deviceTimeZone : defaultTimeZone}
      onChange={choose}
    />
  )
}
