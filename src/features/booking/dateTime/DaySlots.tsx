import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useServices } from '@/store/addServices'
import { showInUsedForm } from '@/ui/ErrorAlert'
import type { SlotChoice } from '../choice'
import type { IsoDate, OwnAppointment, TimeOfDay, TimeZone } from '../domain/types'
import { NextFreeDay } from './NextFreeDay'
import { SlotGroup } from './SlotGroup'
import { SlotHint } from './SlotHint'
import { SlotsSkeleton } from './SlotsSkeleton'
import { useIsSlow } from './useIsSlow'
import { useSlots } from './useSlots'

export interface DaySlotsProps {
  readonly date: IsoDate
  /** The live region that announces how the search for times goes. */
  readonly liveRegion: HTMLElement | null
  /** The last bookable date. */
  readonly latest: IsoDate
  readonly timeZone: TimeZone
  readonly chosen: TimeOfDay | undefined
  /** The appointment that the visitor is changing; its slot is shown as theirs. */
  readonly ownAppointment?: OwnAppointment | undefined
  /** Id of the error while a time is missing. */
  readonly errorId: string | undefined
  /** Called with the next day that has a free slot. */
  readonly onSelectDate: (date: IsoDate) => void
  readonly onSelect: (slot: SlotChoice) => void
}

/** The slots of a day, or why there are none. */
export default function DaySlots({
  date,
  liveRegion,
  latest,
  timeZone,
  chosen,
  ownAppointment,
  errorId,
  onSelectDate,
  onSelect,
}: DaySlotsProps) {
  useServices()
  const { t } = useTranslation('scheduledemo')
  const { status, slots, reload } = useSlots(date, timeZone, ownAppointment)
  const isSlow = useIsSlow(status === 'loading', `${date} ${timeZone}`)
  const freeCount = slots.filter(({ available }) => available).length

  return (
    <>
      {liveRegion &&
        createPortal(
          <span>
            {status === 'loading'
              ? t(isSlow ? 'times_slow' : 'loading_times')
              : status === 'loaded' && freeCount > 0 && t('times_loaded', { count: freeCount })}
          </span>,
          liveRegion,
        )}
      {status === 'loading' && <SlotsSkeleton isSlow={isSlow} />}
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
          <SlotHint sx={{ marginBottom: 2 }}>{t('no_available_times')}</SlotHint>
          <NextFreeDay
            date={date}
            latest={latest}
            timeZone={timeZone}
            ownAppointment={ownAppointment}
            onSelect={onSelectDate}
          />
        </>
      )}
      {slots.length > 0 && (
        <SlotGroup
          slots={slots}
          chosen={chosen}
          isGuess={status === 'failed'}
          errorId={errorId}
          onSelect={(time) => {
            onSelect({ date, time })
          }}
        />
      )}
    </>
  )
}
