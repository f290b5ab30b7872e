import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SearchPicker } from '@/ui/SearchPicker'
import { searchTimeZones } from '../domain/searchTimeZones'
import {
  getAllTimeZones,
  getCommonTimeZones,
  formatOffset,
  formatTimeZone,
} from '../domain/timeZones'
import type { IsoDate, TimeZone } from '../domain/types'

interface TimeZonePickerProps {
  readonly value: TimeZone
  /** The date for which UTC offsets are shown. */
  readonly date: IsoDate
  readonly visitorTimeZone: TimeZone
  readonly onChange: (timeZone: TimeZone) => void
}

/**
 * Offers the common time zones, or all of them on request; the search covers all (requirements
 * R32).
 */
export function TimeZonePicker({ value, date, visitorTimeZone, onChange }: TimeZonePickerProps) {
  const { t } = useTranslation('scheduledemo')
  const [showsAll, setShowsAll] = useState(false)
  const all = useMemo(() => getAllTimeZones(), [])
  // The chosen zone is always listed, even if it is not a common one.
  const common = [...new Set([visitorTimeZone, value, ...getCommonTimeZones(visitorTimeZone)])]

  return (
    <Stack spacing={0.5}>
      <Typography component="span" variant="body2" aria-hidden sx={{ fontWeight: 650 }}>
        {t('timezone')}
      </Typography>
      <SearchPicker
        label={t('timezone')}
        buttonLabel={t('timezone_value', {
          timezone: `${formatTimeZone(value)}, ${formatOffset(value, date)}`,
        })}
        getOptions={() => (showsAll ? all : common)}
        value={value}
        getKey={(timeZone) => timeZone}
        filterOptions={(shown, query) => (query.trim() ? searchTimeZones(all, query, date) : shown)}
        renderOption={(timeZone) => renderTimeZone(timeZone, date)}
        searchPlaceholder={t('timezone_search')}
        getFoundText={(count) => t('timezones_found', { count })}
        getNoOptionsText={(query) => (
          <>
            {t('timezone_none')} <strong>{query}</strong>
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
        {renderTimeZone(value, date)}
      </SearchPicker>
    </Stack>
  )
}

/** A function instead of a component, because hundreds of plain elements render faster. */
const renderTimeZone = (timeZone: TimeZone, date: IsoDate) => (
  <>
    <span>{formatTimeZone(timeZone)}</span> <small>{formatOffset(timeZone, date)}</small>
  </>
)
