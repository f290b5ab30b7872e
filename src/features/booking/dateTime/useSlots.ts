import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { closeToast, notify } from '@/ui/notifications/notify'
import { useGetAvailabilityQuery } from '../availabilityApi'
import { getFallbackSlots } from '../domain/slots'
import type { IsoDate, OwnAppointment, Slot, TimeZone } from '../domain/types'

interface Slots {
  readonly status: 'loading' | 'failed' | 'loaded'
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
  const allTaken = currentData !== undefined && currentData.length > 0 && !currentData.some(isFree)

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

  const reload = () => {
    closeToast()
    void refetch()
  }
  if (failed) return { status: 'failed', slots: getFallbackSlots(), reload }
  if (!currentData) return { status: 'loading', slots: [], reload }
  return { status: 'loaded', slots: currentData, reload }
}

const isFree = ({ available }: Slot) => available
