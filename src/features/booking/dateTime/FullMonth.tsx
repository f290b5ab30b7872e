import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { formatMonth } from '@/i18n/format'
import { useTextLanguage } from '@/i18n/useContent'
import { useGetNextFreeDayQuery, type AvailabilityArgs } from '../availabilityApi'
import type { ChoiceAction } from '../choice'
import { addToDate, getMonth } from '../domain/isoDate'
import type { IsoDate, Month } from '../domain/types'
import { NextFreeDay } from './NextFreeDay'

interface FullMonthProps extends Omit<AvailabilityArgs, 'date'> {
  readonly month: Month
  /** The first bookable date of all. */
  readonly earliest: IsoDate
  readonly onChoose: (action: ChoiceAction) => void
}

/** Says that a month has no free slot, and offers the next day that has one. */
export default function FullMonth({ month, earliest, onChoose, ...rest }: FullMonthProps) {
  const { t } = useTranslation('scheduledemo')
  const language = useTextLanguage()
  const firstDay = month === getMonth(earliest) ? earliest : `${month}-01`
  const search = { ...rest, date: addToDate(firstDay, -1) }
  const { currentData: next } = useGetNextFreeDayQuery(search)
  const isFull = next !== undefined && (next === null || getMonth(next) !== month)
  return (
    <Box role="status" data-full={isFull || undefined} sx={{ paddingInlineStart: '4px' }}>
      {isFull && (
        <>
          <Typography sx={{ marginBlock: 1.5 }}>
            {t('month_full', { month: formatMonth(month, language) })}
          </Typography>
          <NextFreeDay {...search} onChoose={onChoose} />
        </>
      )}
    </Box>
  )
}
