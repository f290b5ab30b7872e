import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import { useEffect, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { findUsedButton } from '@/ui/ErrorAlert'
import { closeToast, notify } from '@/ui/notifications/notify'
import { bringIntoView } from '@/ui/scroll'
import { useGetAvailabilityQuery, type AvailabilityArgs } from '../availabilityApi'
import { choiceRefused, slotChosen, type ChoiceAction } from '../choice'
import { getFallbackSlots } from '../domain/slots'
import type { TimeOfDay } from '../domain/types'
import { NextFreeDay } from './NextFreeDay'
import { SlotHint, SlotsSkeleton } from './slotPlaceholders'
import { SlotGroup } from './SlotGroup'

export interface DaySlotsProps extends AvailabilityArgs {
  /** The live region that announces how the search for times goes. */
  readonly liveRegion: HTMLElement | null
  readonly chosen: TimeOfDay | undefined
  /** Id of the error while a time is missing. */
  readonly errorId: string | undefined
  readonly onChoose: (action: ChoiceAction) => void
}

/** Scrolls to the end of the form, so that no toast covers the times below an alert. */
const showTimes = (alert: HTMLElement | null) => {
  bringIntoView(findUsedButton(alert), 'nearest')
}

/**
 * The slots of a day. If they cannot be loaded, the usual ones with a toast; a toast tells also if all are
 * taken (requirements R26).
 */
export default function DaySlots(props: DaySlotsProps) {
  const { liveRegion, chosen, errorId, onChoose, ...search } = props
  const { date, timeZone } = search
  const { t } = useTranslation('scheduledemo')
  const { currentData, isFetching, isError, fulfilledTimeStamp, error, refetch } =
    useGetAvailabilityQuery(search)
  const failed = isError && !isFetching
  const slots = failed ? getFallbackSlots() : currentData
  const freeCount = slots?.filter(({ available }) => available).length ?? 0
  const isFull = slots && slots.length > 0 && freeCount === 0
  const isChosenTaken =
    !failed && slots?.some(({ time, available, isOwn }) => time === chosen && !available && !isOwn)

  useEffect(() => {
    if (failed) notify((t) => t('scheduledemo:error_scheduling'), 'error')
  }, [failed, error])
  useEffect(() => {
    if (isFull) notify((t) => t('scheduledemo:no_available_times'), 'info')
  }, [isFull, fulfilledTimeStamp, date, timeZone])
  useEffect(() => {
    if (!isChosenTaken) return
    notify((t) => t('scheduledemo:slotTaken_title'), 'info')
    onChoose(choiceRefused('taken'))
  }, [isChosenTaken, onChoose])
  if (!slots) return <SlotSearch key={`${date} ${timeZone}`} liveRegion={liveRegion} />

  return (
    <>
      <Announcement liveRegion={liveRegion}>
        {!failed && freeCount > 0 && t('times_loaded', { count: freeCount })}
      </Announcement>
      {failed && (
        <Alert ref={showTimes} severity="warning" sx={{ marginBottom: 2 }}>
          <AlertTitle component="p">{t('error_scheduling')}</AlertTitle>
          <p>{t('times_failed')}</p>
          <Button
            variant="outlined"
            size="small"
            onClick={({ currentTarget }) => {
              // The button goes, and its focus must not.
              currentTarget.closest('fieldset')?.focus()
              closeToast()
              void refetch()
            }}
          >
            <span>{t('retry_times')}</span>
          </Button>
        </Alert>
      )}
      {freeCount === 0 && (
        <>
          <SlotHint sx={{ marginBottom: 2 }}>{t('no_available_times')}</SlotHint>
          <NextFreeDay {...search} onChoose={onChoose} />
        </>
      )}
      {slots.length > 0 && (
        <SlotGroup
          slots={slots}
          chosen={chosen}
          isGuess={failed}
          errorId={errorId}
          onSelect={(time) => {
            onChoose(slotChosen({ date, time, timeZone }))
          }}
        />
      )}
    </>
  )
}

/** After this the visitor is told that the search goes on. */
const slowMs = 2_000

/** The place of the slots while they are searched for. */
function SlotSearch({ liveRegion }: Pick<DaySlotsProps, 'liveRegion'>) {
  const { t } = useTranslation('scheduledemo')
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => {
      setSlow(true)
    }, slowMs)
    return () => {
      clearTimeout(timer)
    }
  }, [])
  return (
    <>
      <Announcement liveRegion={liveRegion}>
        {t(isSlow ? 'times_slow' : 'loading_times')}
      </Announcement>
      <SlotsSkeleton isSlow={isSlow} />
    </>
  )
}

interface AnnouncementProps extends Pick<DaySlotsProps, 'liveRegion'> {
  readonly children: ReactNode
}

const Announcement = ({ liveRegion, children }: AnnouncementProps) =>
  liveRegion && createPortal(<span>{children}</span>, liveRegion)
