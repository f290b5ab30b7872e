import { useEffect, useMemo, useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useContent } from '@/i18n/useContent'
import { defaultTimeZone } from '@/time/deviceTime'
import { notify } from '@/ui/notifications/notify'
import { SearchPicker } from '@/ui/SearchPicker'
import { isBookableNow } from '../dateCheck'
import { isKnownTimeZone } from '../domain/instant'
import { createTimeZoneSearch, getAllTimeZones } from '../domain/searchTimeZones'
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
  /** Also if it cannot be booked in this zone. */
  readonly chosenDate: IsoDate | undefined
  readonly earliest: IsoDate
  readonly onChange: (timeZone: TimeZone, isByPointer: boolean) => void
}

/**
 * Offers the common time zones, or all of them on request; the search covers all (requirements
 * R32). A toast says what a change of zone means.
 */
export default function TimeZoneField({
  value,
  chosenDate,
  earliest,
  onChange,
}: TimeZoneFieldProps) {
  const { t } = useTranslation('scheduledemo')
  const names = useContent('time_zones')
  const [showsAll, setShowsAll] = useState(false)
  const deviceTimeZone = useDeviceTimeZone()
  // Zones are shown with their offsets of this date.
  const date = chosenDate ?? earliest
  const year = date.slice(0, 4)
  const search = useMemo(() => createTimeZoneSearch(year, names), [year, names])

  const choose = (timeZone: TimeZone, { type }: SyntheticEvent) => {
    if (timeZone === value) return
    onChange(timeZone, type === 'click')
    const isReloaded = isBookableNow({ date: chosenDate, timeZone })
    notify(() => <ZoneNotice timeZone={timeZone} isReloaded={isReloaded} />, 'info')
  }

  // A device can be newer than the site's zone data.
  const isUnknown = !isKnownTimeZone(value)
  useEffect(() => {
    if (isUnknown) onChange(defaultTimeZone, false)
  })
  if (isUnknown) return null

  const own = isKnownTimeZone(deviceTimeZone) ? deviceTimeZone : defaultTimeZone
  // The device's and the chosen zone are always listed (requirements R42).
  const common = [...new Set([own, value, ...commonTimeZones])]
  const searchAll = (query: string) =>
    search([...new Set([...common, ...getAllTimeZones()])], query, date)

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

interface ZoneNoticeProps {
  readonly timeZone: TimeZone
  /** Whether the times of the chosen day are shown for it. */
  readonly isReloaded: boolean
}

function ZoneNotice({ timeZone, isReloaded }: ZoneNoticeProps) {
  const { t } = useTranslation('scheduledemo')
  const names = useContent('time_zones')
  const notice = t('timezone_changed', { timezone: formatTimeZone(timeZone, names) })
  return <span>{isReloaded ? `${notice}. ${t('reload_times')}` : notice}</span>
}

/** A function instead of a component, because hundreds of plain elements render faster. */
const renderTimeZone = (timeZone: TimeZone, date: IsoDate, names: TimeZoneNames) => (
  <>
    <span>{formatTimeZone(timeZone, names)}</span> <small>{formatOffset(timeZone, date)}</small>
  </>
)
