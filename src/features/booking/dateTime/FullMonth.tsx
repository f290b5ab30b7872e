import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { formatMonth, formatShortDate } from '@/i18n/format'
import { selectLanguage } from '@/i18n/languageSlice'
import { useServices } from '@/store/addServices'
import { useAppSelector } from '@/store/hooks'
import { useGetNextFreeDayQuery } from '../availabilityApi'
import { addToDate, getMonth } from '../domain/isoDate'
import type { IsoDate, Month, OwnAppointment, TimeZone } from '../domain/types'

interface FullMonthProps {
  readonly month: Month
  /** The first and the last bookable date of all. */
  readonly earliest: IsoDate
  readonly latest: IsoDate
  readonly timeZone: TimeZone
  readonly ownAppointment: OwnAppointment | undefined
  readonly onSelect: (date: IsoDate) => void
}

/** Says that a month has no free slot, and offers the next day that has one. */
export default function FullMonth({
  month,
  earliest,
  latest,
  timeZone,
  ownAppointment,
  onSelect,
}: FullMonthProps) {
  useServices()
  const { t } = useTranslation('scheduledemo')
  const language = useAppSelector(selectLanguage)
  const firstDay = month === getMonth(earliest) ? earliest : `${month}-01`
  const dayBefore = addToDate(firstDay, -1)
  const search = { date: dayBefore, timeZone, latest, ownAppointment }
  const { currentData: next } = useGetNextFreeDayQuery(search)
  const isFull = next !== undefined && (next === null || getMonth(next) !== month)
  return (
    <Box role="status" data-full={isFull || undefined} sx={{ paddingInlineStart: '4px' }}>
      {isFull && (
        <>
          <Typography sx={{ marginBlock: 1.5 }}>
            {t('month_full', { month: formatMonth(month, language) })}
          </Typography>
          <NextFreeDay {...search} onSelect={onSelect} />
        </>
      )}
    </Box>
  )
}

interface NextFreeDayProps {
  /** A day without free slots. */
  readonly date: IsoDate
  /** The last bookable date. */
  readonly latest: IsoDate
  readonly timeZone: TimeZone
  readonly ownAppointment: OwnAppointment | undefined
  readonly onSelect: (next: IsoDate) => void
}

/** Offers the next day that has a free slot; nothing if none is found. */
export function NextFreeDay({
  date,
  latest,
  timeZone,
  ownAppointment,
  onSelect,
}: NextFreeDayProps) {
  const { t } = useTranslation('scheduledemo')
  const language = useAppSelector(selectLanguage)
  const { currentData: next } = useGetNextFreeDayQuery({ date, timeZone, ownAppointment, latest })
  if (!next) return null
  return (
    <Button
      variant="outlined"
      size="small"
      sx={(theme) => ({
        alignSelf: 'start',
        marginBottom: 2,
        paddingBlock: 1,
        // On phones its text takes two lines, on which the ends of a pill would press.
        borderRadius: theme.vars.radius.bubbleSmall,
        textWrap: 'balance',
      })}
      onClick={() => {
        onSelect(next)
      }}
    >
      <span>{t('next_free_day', { date: formatShortDate(next, language) })}</span>
    </Button>
  )
}
