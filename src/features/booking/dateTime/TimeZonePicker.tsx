import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SearchPicker } from '../../../ui/SearchPicker'
import { searchTimeZones } from '../domain/searchTimeZones'
import { allTimeZones, commonTimeZones, offsetLabel, timeZoneLabel } from '../domain/timeZones'
import type { IsoDate, TimeZone } from '../domain/types'
import styles from './TimeZonePicker.module.css'

interface TimeZonePickerProps {
  readonly value: TimeZone
  /** The date whose offsets are shown. */
  readonly date: IsoDate
  readonly visitorTimeZone: TimeZone
  readonly onChange: (timeZone: TimeZone) => void
}

/** Offers the common zones, or all of them where that is asked for; a search finds any (R32). */
export function TimeZonePicker({ value, date, visitorTimeZone, onChange }: TimeZonePickerProps) {
  const { t } = useTranslation('scheduledemo')
  const [showsAll, setShowsAll] = useState(false)
  const all = useMemo(() => allTimeZones(), [])
  // The chosen zone is always in the list, also where only a search had found it.
  const common = [...new Set([visitorTimeZone, value, ...commonTimeZones(visitorTimeZone)])]

  return (
    <div className={styles.field}>
      <span className={styles.label} aria-hidden="true">
        {t('timezone')}
      </span>
      <SearchPicker
        label={t('timezone')}
        buttonLabel={t('timezone_value', {
          timezone: `${timeZoneLabel(value)}, ${offsetLabel(value, date)}`,
        })}
        options={() => (showsAll ? all : common)}
        value={value}
        keyOf={(timeZone) => timeZone}
        filter={(shown, query) => (query.trim() ? searchTimeZones(all, query, date) : shown)}
        renderOption={(timeZone) => nameAndOffset(timeZone, date)}
        searchPlaceholder={t('timezone_search')}
        emptyText={(query) => (
          <>
            {t('timezone_none')} <strong className={styles.query}>{query}</strong>
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
        onChange={onChange}
      >
        <span className={styles.value}>{nameAndOffset(value, date)}</span>
      </SearchPicker>
    </div>
  )
}

/** Called, not mounted: hundreds of options are cheaper as plain elements. */
const nameAndOffset = (timeZone: TimeZone, date: IsoDate) => (
  <>
    <span className={styles.name}>{timeZoneLabel(timeZone)}</span>{' '}
    <span className={styles.offset}>{offsetLabel(timeZone, date)}</span>
  </>
)
