import FormControl from '@mui/material/FormControl'
import Typography from '@mui/material/Typography'
import { memo, Suspense, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '@/i18n/format'
import { selectLanguage } from '@/i18n/languageSlice'
import { useAppSelector } from '@/store/hooks'
import type { IsoDate } from '../domain/types'
import type { DaySlotsProps } from './DaySlots'
import { HourCycleSwitch } from './HourCycleSwitch'
import { DaySlots } from './lazyParts'
import { placeOfSlots } from './placeOfSlots'
import { SlotHint } from './SlotHint'
import { SlotsSkeleton } from './SlotsSkeleton'

interface SlotListProps extends Omit<DaySlotsProps, 'date'> {
  readonly ref: Ref<HTMLFieldSetElement>
  readonly date: IsoDate | undefined
}

/**
 * The slots of the chosen day. Memoized, so that the calendar shows the chosen day before them, and in a boundary
 * of its own, which React hydrates after the calendar.
 */
export const SlotList = memo(function SlotList({ ref, date, ...day }: SlotListProps) {
  const { t } = useTranslation('scheduledemo')
  const language = useAppSelector(selectLanguage)

  return (
    <Suspense>
      <FormControl component="fieldset" ref={ref} tabIndex={-1} fullWidth>
        <Typography
          component="legend"
          sx={{
            display: 'grid',
            alignItems: 'end',
            // Always two lines, which a date needs on most screens.
            minHeight: '3.2em',
            marginBottom: 1.5,
            padding: 0,
            fontWeight: 'fontWeightMedium',
            textWrap: 'balance',
          }}
        >
          {date ? t('times_for', { date: formatDate(date, language) }) : t('times')}
        </Typography>
        {date ? (
          <Suspense fallback={<SlotsSkeleton />}>
            <DaySlots date={date} {...day} />
          </Suspense>
        ) : (
          <SlotHint sx={placeOfSlots}>{t('choose_date_first')}</SlotHint>
        )}
        <HourCycleSwitch />
      </FormControl>
    </Suspense>
  )
})
