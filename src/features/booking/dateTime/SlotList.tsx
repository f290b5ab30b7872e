import FormControl from '@mui/material/FormControl'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { memo, Suspense, useDeferredValue, useState, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { formatShortDate } from '@/i18n/format'
import { useTextLanguage } from '@/i18n/useContent'
import { useAppDispatch } from '@/store/hooks'
import type { HourCycle } from '@/time/deviceTime'
import { hourCycleChosen } from '../bookingSlice'
import type { IsoDate } from '../domain/types'
import { useHourCycle } from '../useHourCycle'
import type { DaySlotsProps } from './DaySlots'
import { DaySlots } from './lazyParts'
import { SlotHint, SlotsSkeleton } from './slotPlaceholders'
import styles from './dateTime.module.css'

interface SlotListProps extends Omit<DaySlotsProps, 'date' | 'liveRegion'> {
  readonly ref: Ref<HTMLFieldSetElement>
  readonly date: IsoDate | undefined
}

/** The slots of the chosen day. Deferred: the calendar shows the chosen day first, then they render alone. */
export function SlotList({ date, ...rest }: SlotListProps) {
  return <DeferredSlots {...rest} date={useDeferredValue(date)} />
}

/** In a boundary of its own, which React hydrates after the calendar. */
const DeferredSlots = memo(function DeferredSlots({ ref, date, ...slots }: SlotListProps) {
  const { t } = useTranslation('scheduledemo')
  const language = useTextLanguage()
  const day = date && formatShortDate(date, language)

  return (
    <Suspense>
      <FormControl component="fieldset" ref={ref} tabIndex={-1} fullWidth>
        <Typography
          component="legend"
          sx={{
            marginBottom: 1.5,
            padding: 0,
            fontWeight: 'fontWeightMedium',
            '& > .day': {
              display: 'inline-block',
              '&::first-letter': { textTransform: 'uppercase' },
            },
          }}
        >
          {day ? (
            <>
              <span className="visually-hidden">{t('times_for', { date: day })}</span>
              <span aria-hidden className="day">
                {day}
              </span>
            </>
          ) : (
            t('times')
          )}
        </Typography>
        <AnnouncedSlots date={date} {...slots} />
        <HourCycleSwitch />
      </FormControl>
    </Suspense>
  )
})

/** A component of its own: once its live region stands, it renders again alone. */
function AnnouncedSlots({ date, ...slots }: Omit<SlotListProps, 'ref'>) {
  const { t } = useTranslation('scheduledemo')
  // Screen readers miss a live region that appears with its text, as `DaySlots` would when it has loaded.
  const [liveRegion, setLiveRegion] = useState<HTMLElement | null>(null)
  return (
    <>
      <p ref={setLiveRegion} role="status" className="visually-hidden" />
      {date ? (
        <Suspense fallback={<SlotsSkeleton />}>
          <DaySlots date={date} liveRegion={liveRegion} {...slots} />
        </Suspense>
      ) : (
        <SlotHint className={styles.hint}>{t('choose_date_first')}</SlotHint>
      )}
    </>
  )
}

const hourCycles = ['h12', 'h23'] as const satisfies readonly HourCycle[]

function HourCycleSwitch() {
  const { t } = useTranslation('scheduledemo')
  const dispatch = useAppDispatch()
  return (
    <ToggleButtonGroup
      exclusive
      aria-label={t('times_format')}
      value={useHourCycle()}
      sx={{ alignSelf: 'start', marginTop: 2 }}
      onChange={(_event, chosen: HourCycle | null) => {
        // The value is null when the current one is pressed again.
        if (chosen) dispatch(hourCycleChosen(chosen))
      }}
    >
      {hourCycles.map((value) => (
        <ToggleButton key={value} value={value}>
          <span>{t(`times_${value}`)}</span>
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
