import { setupListeners } from '@reduxjs/toolkit/query/react'
import { useEffect, useMemo, useState } from 'react'
import {
  cancelAppointment,
  changeAppointment,
  getAppointment,
  showWrittenAppointment,
  useGetAppointmentQuery,
  type BookedAppointment,
} from '@/contactService'
import type { Draft } from '@/features/contactDetails'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { askBeforeLeaving } from '@/ui/askBeforeLeaving'
import { closeToast, notify } from '@/ui/notifications/notify'
import { cancellationLeft, selectCancellation } from '../bookingSlice'
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
  isLinkFailure,
  type AppointmentFailure,
  type FormName,
  type View,
} from './appointmentView'

const failuresShownInToast: readonly AppointmentFailure[] = [
  'failed',
  'offline',
  'rateLimited',
  'slotTaken',
]

/** Failures after which nobody knows whether the call was carried out. */
const lostAnswers: readonly AppointmentFailure[] = ['failed', 'offline']

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
  const draft = useAppSelector((state) => selectCancellation(state, tokenKey))
  const [form, setForm] = useState<FormName>()
  /** The appointment as it was when the visitor last tried to change it. */
  const [previous, setPrevious] = useState<BookedAppointment>()
  const [failure, setFailure] = useState<AppointmentFailure>()
  const appointment = useMemo(() => data && { ...toAppointment(data), tokenKey }, [data, tokenKey])
  // Even if the answer was lost. What is loaded again without a change stays the same object.
  const isChanged = previous !== undefined && previous !== data

  /**
   * Reads the appointment again, or waits for a reading that is running. Not `refetch`, which throws once the
   * visitor has left the page.
   */
  const read = () =>
    dispatch(getAppointment.initiate(tokenKey, { forceRefetch: true, subscribe: false }))

  /** Resolves to the failure; undefined if the write succeeded. */
  const write = async (
    call: Promise<BookedAppointment>,
    failedKey: 'error_change' | 'error_cancel',
  ): Promise<AppointmentFailure | undefined> => {
    setPrevious(data)
    setFailure(undefined)
    closeToast()
    try {
      dispatch(showWrittenAppointment(tokenKey, await askBeforeLeaving(call)))
      return undefined
    } catch (thrown) {
      const reason = getAppointmentFailure(thrown)
      setFailure(reason)
      if (failuresShownInToast.includes(reason)) {
        notify((t) => t(`appointment:${failedKey}`), 'error')
      }
      const isLost = lostAnswers.includes(reason)
      // An earlier answer may be lost.
      if (!isLost) setPrevious(previous)
      if (isLost || reason === 'outdated') {
        void read().then(({ data: current }) => {
          // Also if that was known before the failure was.
          if (current && current !== data) closeToast()
        })
      }
      return reason
    }
  }

  const getView = (): View => {
    if (isLinkFailure(failure)) return failure
    const loadFailure = error && getLoadFailure(error)
    // A link may expire while its appointment is shown.
    if (!data || isLinkFailure(loadFailure)) return loadFailure ?? 'loading'
    if (data.state === 'cancelled' && form === 'cancel' && isChanged) return 'cancelledNow'
    if (data.state !== 'booked') return data.state
    return isChanged && form !== 'cancel' ? 'moved' : (form ?? 'booked')
  }

  return {
    view: getView(),
    /** Undefined until it is loaded. */
    appointment,
    /** The number of the booking. */
    number: data?.number,
    /** The appointment before it was moved. */
    previous: isChanged ? toAppointment(previous) : undefined,
    /** Why the last change or cancellation failed. */
    failure,
    /** What was typed to cancel when the visitor last left that form. */
    draft,
    saveDraft: (draft: Draft<CancellationForm>) => dispatch(cancellationLeft({ tokenKey, draft })),
    isReloading: isFetching,
    /** Does nothing while it is loading. */
    reload: () => void refetch(),
    showForm: (opened: FormName | undefined) => {
      // After any failure, also one that is certain, such as `slotTaken`: the answer to an attempt before it may
      // have been lost. The reading that followed may have failed, or may be running and fail.
      if (failure) {
        void read().then(({ isError }) => {
          if (isError && isFetching) void read()
        })
      }
      setForm(opened)
      setFailure(undefined)
      setPrevious(undefined)
    },
    /** Resolves to the failure; undefined if the move succeeded. */
    move: async (chosen: Appointment) => {
      const body = toAppointmentChange(chosen)
      const call = dispatch(changeAppointment.initiate({ tokenKey, body }, { track: false }))
      const failed = await write(call.unwrap(), 'error_change')
      // Also where nothing has moved, because another tab had moved it there before.
      if (!failed) setForm(undefined)
      return failed
    },
    /** Never rejects. */
    cancel: async (cancellation: CancellationForm) => {
      const body = toCancellation(cancellation)
      const call = dispatch(cancelAppointment.initiate({ tokenKey, body }, { track: false }))
      await write(call.unwrap(), 'error_cancel')
    },
  }
}

export type ManagedAppointment = ReturnType<typeof useManagedAppointment>
