import { useEffect, useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useContent } from '@/i18n/useContent'
import { defaultTimeZone } from '@/time/deviceTime'
import { notify } from '@/ui/notifications/notify'
import { SearchPicker } from '@/ui/SearchPicker'
import { isBookableNow } from '../dateCheck'
import { isKnownTimeZone } from '../domain/instant'
import { getAllTimeZones, searchTimeZones } from '../domain/searchTimeZones'
import {
  commonTimeZones,
  formatOffset,
  formatTimeZone,
  type TimeZoneNames,
} from '../domain/timeZones'
import type { IsoDate, TimeZone } from '../domain/types'
import { useDeviceTimeZone } from '../useDeviceTimeZone'

interface TimeZoneFieldProps {
  readonly value: TimeZone
  /** Zones are shown with their offsets of this date. */
  readonly date: IsoDate
  /** Also if it cannot be booked in the zone that is shown. */
  readonly chosenDate: IsoDate | undefined
  /** Called without a choice if the zone is replaced by one that the site knows. */
  readonly onChange: (timeZone: TimeZone, choice?: ZoneChoice) => void
}

export interface ZoneChoice {
  readonly isByPointer: boolean
  /** Whether the chosen date can be booked in the zone, and so is shown with its times. */
  readonly hasTimes: boolean
}

/**
 * Offers the common time zones, or all of them on request; the search covers all (requirements
 * R32). A toast says what a change of zone means.
 */
export default function TimeZoneField({ value, date, chosenDate, onChange }: TimeZoneFieldProps) {
  const { t } = useTranslation('scheduledemo')
  const names = useContent('time_zones')
  const [showsAll, setShowsAll] = useState(false)
  const deviceTimeZone = useDeviceTimeZone()

  const choose = (timeZone: TimeZone, { type }: SyntheticEvent) => {
    if (timeZone === value) return
    const hasTimes = isBookableNow({ date: chosenDate, timeZone })
    onChange(timeZone, { isByPointer: type === 'click', hasTimes })
    notify(() => <ZoneNotice timeZone={timeZone} hasTimes={hasTimes} />, 'info')
  }

  // A device can be newer than the site's zone data.
  const isUnknown = !isKnownTimeZone(value)
  useEffect(() => {
    if (isUnknown) onChange(defaultTimeZone)
  })
  if (isUnknown) return null

  const own = isKnownTimeZone(deviceTimeZone) ? deviceTimeZone : defaultTimeZone
  // The device's and the chosen zone are always listed (requirements R42).
  const common = [...new Set([own, value, ...commonTimeZones])]
  const searchAll = (query: string) =>
    searchTimeZones([...new Set([...common, ...getAllTimeZones()])], query, date, names)

  return (
    <SearchPicker
      label={t('timezone')}
      buttonLabel={t('timezone_value', {
        timezone: `${formatTimeZone(value, names)}, ${formatOffset(value, date)}`,
      })}
      getOptions={() => (showsAll ? getAllTimeZones() : common)}
      value={value}
      getKey={(timeZone) => timeZone}
      filterOptions={(shown, query) => (query.trim() ? searchAll(query) : shown)}
      renderOption={(timeZone) => renderTimeZone(timeZone, date, names)}
      searchPlaceholder={t('timezone_search')}
      getFoundText={(count) => t('timezones_found', { count })}
      getNoOptionsText={(query) => (
        <>
          <span>{t('timezone_none')}</span> <strong>{query}</strong>
        </>
      )}
      footer={
        showsAll
          ? undefined
          : {
              label: t('timezone_show_all'),
              onClick: () => {
                setShowsAll(true)
              },
            }
      }
      onChange={choose}
    >
      {renderTimeZone(value, date, names)}
    </SearchPicker>
  )
}

interface ZoneNoticeProps extends Pick<ZoneChoice, 'hasTimes'> {
  readonly timeZone: TimeZone
}

function ZoneNotice({ timeZone, hasTimes }: ZoneNoticeProps) {
  const { t } = useTranslation('scheduledemo')
  const names = useContent('time_zones')
  const notice = t('timezone_changed', { timezone: formatTimeZone(timeZone, names) })
  return <span>{hasTimes ? `${notice}. ${t('reload_times')}` : notice}</span>
}

/** A function instead of a component, because hundreds of plain elements render faster. */
const renderTimeZone = (timeZone: TimeZone, date: IsoDate, names: TimeZoneNames) => (
  <>
    <span>{formatTimeZone(timeZone, names)}</span> <small>{formatOffset(timeZone, date)}</small>
  </>
)
