import Alert, { type AlertProps } from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import FormControl from '@mui/material/FormControl'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { memo, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '@/i18n/format'
import { selectLanguage } from '@/i18n/languageSlice'
import { useAppSelector } from '@/store/hooks'
import { showInUsedForm } from '@/ui/ErrorAlert'
import type { SlotChoice } from '../choice'
import type { Appointment, IsoDate, TimeOfDay, TimeZone } from '../domain/types'
import { HourCycleSwitch } from './HourCycleSwitch'
import { NextFreeDay } from './NextFreeDay'
import { SlotGroup, slotsHeight } from './SlotGroup'
import { useSlots } from './useSlots'

interface SlotListProps {
  readonly ref: Ref<HTMLFieldSetElement>
  readonly date: IsoDate | undefined
  /** The last bookable date. */
  readonly latest: IsoDate
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
  latest,
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
      <p role="status" className="visually-hidden">
        {status === 'loading'
          ? t('loading_times')
          : status === 'loaded' && freeCount > 0 && t('times_loaded', { count: freeCount })}
      </p>

      {status === 'noDate' && <Hint sx={placeOfSlots}>{t('choose_date_first')}</Hint>}
      {status === 'loading' && <Skeleton aria-hidden sx={placeOfSlots} />}
      {status === 'failed' && (
        <Alert ref={showInUsedForm} severity="warning" sx={{ marginBottom: 2 }}>
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
            <span>{t('retry_times')}</span>
          </Button>
        </Alert>
      )}
      {status === 'loaded' && freeCount === 0 && (
        <>
          <Hint sx={{ marginBottom: 2 }}>{t('no_available_times')}</Hint>
          {date && (
            <NextFreeDay date={date} latest={latest} timeZone={timeZone} onSelect={onSelectDate} />
          )}
        </>
      )}
      {slots.length > 0 && (
        <SlotGroup
          slots={slots}
          chosen={chosen}
          errorId={errorId}
          onSelect={(time) => {
            onSelect({ date, time })
          }}
        />
      )}
      <HourCycleSwitch />
    </FormControl>
  )
})

const Hint = (props: AlertProps) => <Alert severity="info" role="note" {...props} />

/** As high as the slots, so that they move nothing when they come. */
const placeOfSlots = { minHeight: slotsHeight, alignItems: 'center', justifyContent: 'center' }
