import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControl from '@mui/material/FormControl'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { memo, type ReactNode, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '@/i18n/format'
import { selectLanguage } from '@/i18n/languageSlice'
import { useAppSelector } from '@/store/hooks'
import type { SlotChoice } from '../choice'
import { slotTimes } from '../domain/slots'
import type { Appointment, IsoDate, TimeOfDay, TimeZone } from '../domain/types'
import { HourCycleSwitch } from './HourCycleSwitch'
import { NextFreeDay } from './NextFreeDay'
import { slotGrid, SlotGroup } from './SlotGroup'
import { useSlots } from './useSlots'

interface SlotListProps {
  readonly ref: Ref<HTMLFieldSetElement>
  readonly date: IsoDate | undefined
  readonly timeZone: TimeZone
  readonly chosen: TimeOfDay | undefined
  /** The appointment that the visitor is changing; its slot is shown as theirs. */
  readonly ownAppointment?: Appointment | undefined
  /** Id of the error while a time is missing. */
  readonly errorId: string | undefined
  /** Called with the next day that has a free slot. */
  readonly onSelectDate: (date: IsoDate) => void
  readonly onSelect: (slot: SlotChoice) => void
}

/** The slots of a day, or why there are none. */
export const SlotList = memo(function SlotList({
  ref,
  date,
  timeZone,
  chosen,
  ownAppointment,
  errorId,
  onSelectDate,
  onSelect,
}: SlotListProps) {
  const { t } = useTranslation('scheduledemo')
  const language = useAppSelector(selectLanguage)
  const { status, slots, reload } = useSlots(date, timeZone, ownAppointment)
  const freeCount = slots.filter(({ available }) => available).length

  return (
    <FormControl
      component="fieldset"
      ref={ref}
      tabIndex={-1}
      fullWidth
      aria-busy={status === 'loading'}
    >
      <Typography
        component="legend"
        sx={{ marginBottom: 1.5, padding: 0, fontWeight: 'fontWeightMedium', textWrap: 'balance' }}
      >
        {date ? t('times_for', { date: formatDate(date, language) }) : t('times')}
      </Typography>
      <p role="status" className="visually-hidden">
        {status === 'loading'
          ? t('loading_times')
          : status === 'loaded' && freeCount > 0 && t('times_loaded', { count: freeCount })}
      </p>

      {status === 'noDate' && <Hint>{t('choose_date_first')}</Hint>}
      {status === 'loading' && <SlotListSkeleton />}
      {status === 'failed' && (
        <Alert severity="warning" sx={{ marginBottom: 2 }}>
          <AlertTitle component="p">{t('error_scheduling')}</AlertTitle>
          <p>{t('times_failed')}</p>
          <Button
            variant="outlined"
            size="small"
            onClick={({ currentTarget }) => {
              // The button goes, and its focus must not.
              currentTarget.closest('fieldset')?.focus()
              reload()
            }}
          >
            {t('retry_times')}
          </Button>
        </Alert>
      )}
      {status === 'loaded' && freeCount === 0 && (
        <>
          <Hint>{t('no_available_times')}</Hint>
          {date && <NextFreeDay date={date} timeZone={timeZone} onSelect={onSelectDate} />}
        </>
      )}
      {slots.length > 0 && (
        <>
          <SlotGroup
            slots={slots}
            chosen={chosen}
            errorId={errorId}
            onSelect={(time) => {
              onSelect({ date, time })
            }}
          />
          <HourCycleSwitch />
        </>
      )}
    </FormControl>
  )
})

const Hint = ({ children }: { readonly children: ReactNode }) => (
  <Alert severity="info" role="note" sx={{ marginBottom: 2 }}>
    {children}
  </Alert>
)

const SlotListSkeleton = () => (
  <Box aria-hidden sx={slotGrid}>
    {slotTimes.map((time) => (
      <Skeleton key={time} sx={{ height: 56 }} />
    ))}
  </Box>
)
