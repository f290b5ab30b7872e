import { setupListeners } from '@reduxjs/toolkit/query/react'
import { useEffect, useMemo, useState } from 'react'
import {
  cancelAppointment,
  changeAppointment,
  showWrittenAppointment,
  useGetAppointmentQuery,
  type BookedAppointment,
} from '@/contactService'
import { useAppDispatch } from '@/store/hooks'
import { askBeforeLeaving } from '@/ui/askBeforeLeaving'
import { closeToast, notify } from '@/ui/notifications/notify'
import {
  toAppointment,
  toAppointmentChange,
  toCancellation,
  type CancellationForm,
} from '../domain/managedAppointment'
import type { Appointment } from '../domain/types'
import {
  getAppointmentFailure,
  getLoadFailure,
  getView,
  type AppointmentFailure,
  type FormName,
  type Progress,
} from './appointmentView'

const failuresShownInToast: readonly AppointmentFailure[] = [
  'failed',
  'offline',
  'rateLimited',
  'slotTaken',
]

/** The appointment may have been changed elsewhere, or by the call, whose answer was lost. */
const failuresAfterChange: readonly AppointmentFailure[] = ['failed', 'offline', 'outdated']

const timeKeys = ['date', 'time', 'timeZone'] as const

/**
 * An appointment, the view that shows it, and the actions of the visitor.
 *
 * @param tokenKey the key of the token in the appointment's link
 */
export function useManagedAppointment(tokenKey: number) {
  const dispatch = useAppDispatch()
  // Requested again at each visit and return: the appointment may have changed in another tab or the CRM.
  useEffect(() => setupListeners(dispatch), [dispatch])
  const { data, error, isFetching, refetch } = useGetAppointmentQuery(tokenKey, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
    refetchOnReconnect: true,
  })
  const [progress, setProgress] = useState<Progress>()
  /** The appointment at the first attempt to move it. */
  const [previous, setPrevious] = useState<Appointment>()
  const [failure, setFailure] = useState<AppointmentFailure>()
  const appointment = useMemo(() => data && { ...toAppointment(data), tokenKey }, [data, tokenKey])

  /** Resolves to the failure; undefined if the write succeeded. */
  const write = async (
    call: Promise<BookedAppointment>,
    failedKey: 'error_change' | 'error_cancel',
    onDone: (written: BookedAppointment) => void,
  ): Promise<AppointmentFailure | undefined> => {
    setFailure(undefined)
    closeToast()
    try {
      const written = await askBeforeLeaving(call)
      // `onDone` follows at once, so that React renders both changes together, without a view between.
      dispatch(showWrittenAppointment(tokenKey, written))
      onDone(written)
      return undefined
    } catch (thrown) {
      const reason = getAppointmentFailure(thrown)
      setFailure(reason)
      if (failuresShownInToast.includes(reason)) {
        notify((t) => t(`appointment:${failedKey}`), 'error')
      }
      if (failuresAfterChange.includes(reason)) {
        void refetch().then(({ data: current }) => {
          if (current?.state === 'cancelled') closeToast()
        })
      }
      return reason
    }
  }

  return {
    view: getView({
      state: data?.state,
      loadFailure: error && getLoadFailure(error),
      failure,
      progress,
    }),
    /** Undefined until it is loaded. */
    appointment,
    /** The number of the booking. */
    number: data?.number,
    /** The appointment before it was moved. */
    previous: progress === 'moved' ? previous : undefined,
    /** Why the last change or cancellation failed. */
    failure,
    isReloading: isFetching,
    reload: () => void refetch(),
    showForm: (form: FormName | undefined) => {
      setProgress(form)
      setFailure(undefined)
      setPrevious(undefined)
    },
    /** Resolves to the failure; undefined if the move succeeded. */
    move: (chosen: Appointment) => {
      const body = toAppointmentChange(chosen)
      const call = dispatch(changeAppointment.initiate({ tokenKey, body }, { track: false }))
      // Not what is shown after a lost answer: it may be moved already.
      const before = previous ?? appointment
      setPrevious(before)
      return write(call.unwrap(), 'error_change', (written) => {
        const after = toAppointment(written)
        // Another tab may have moved it there before: then nothing has changed, and no mail follows.
        const isSame = timeKeys.every((key) => before?.[key] === after[key])
        setProgress(isSame ? undefined : 'moved')
      })
    },
    /** Never rejects. */
    cancel: async (form: CancellationForm) => {
      const body = toCancellation(form)
      const call = dispatch(cancelAppointment.initiate({ tokenKey, body }, { track: false }))
      await write(call.unwrap(), 'error_cancel', () => {
        setProgress('cancelledNow')
      })
    },
  }
}

export type ManagedAppointment = ReturnType<typeof useManagedAppointment>
