import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { closeToast, notify } from '@/ui/notifications/notify'
import { useGetAvailabilityQuery } from '../availabilityApi'
import { getFallbackSlots } from '../domain/slots'
import type { IsoDate, OwnAppointment, Slot, TimeZone } from '../domain/types'

interface Slots {
  readonly status: 'loading' | 'failed' | 'loaded'
  /** Whether they have been loading for long. */
  readonly isSlow: boolean
  readonly slots: readonly Slot[]
  /** Requests the day's availability again. */
  readonly reload: () => void
}

/**
 * The slots of the given date. If the availability cannot be loaded, returns fallback slots and
 * shows a toast; if every slot is taken, shows a toast that says so (requirements R26).
 */
export function useSlots(
  date: IsoDate,
  timeZone: TimeZone,
  ownAppointment?: OwnAppointment,
): Slots {
  const { t } = useTranslation('scheduledemo')
  const { currentData, isFetching, isError, fulfilledTimeStamp, error, refetch } =
    useGetAvailabilityQuery({ date, timeZone, ownAppointment })
  const failed = isError && !isFetching
  const allTaken =
    currentData !== undefined &&
    currentData.length > 0 &&
    !currentData.some(({ available }) => available)

  // A failure and a response are reported once each, not again when the language changes.
  const reportFailure = useEffectEvent(() => {
    notify(t('error_scheduling'), 'error')
  })
  const reportAllTaken = useEffectEvent(() => {
    notify(t('no_available_times'), 'info')
  })
  useEffect(() => {
    if (failed) reportFailure()
  }, [failed, error])
  useEffect(() => {
    if (allTaken) reportAllTaken()
  }, [allTaken, fulfilledTimeStamp, date, timeZone])

  const isLoading = !failed && !currentData
  const isSlow = useIsSlow(isLoading, `${date} ${timeZone}`)
  const reload = () => {
    closeToast()
    void refetch()
  }
  if (failed) return { status: 'failed', isSlow, slots: getFallbackSlots(), reload }
  if (!currentData) return { status: 'loading', isSlow, slots: [], reload }
  return { status: 'loaded', isSlow, slots: currentData, reload }
}

/** After this the visitor is told that the search goes on. */
const slowMs = 2_000

/** Whether something has been loading for long. `what` names it: another one starts anew. */
export function useIsSlow(isLoading: boolean, what: string): boolean {
  const [slow, setSlow] = useState<string>()
  useEffect(() => {
    if (!isLoading) return
    const timer = setTimeout(() => {
      setSlow(what)
    }, slowMs)
    return () => {
      clearTimeout(timer)
      setSlow(undefined)
    }
  }, [isLoading, what])
  return isLoading && slow === what
}
