import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  cancelAppointment,
  changeAppointment,
  showWrittenAppointment,
  useGetAppointmentQuery,
  type BookedAppointment,
  getWriteFailure,
  isConflict,
  toContactServiceError,
  type ContactServiceError,
  type WriteFailure,
} from '@/contactService'
import { errorCodes } from '@/contactService/schemas/responses'
import { useAppDispatch } from '@/store/hooks'
import { notify } from '@/ui/notifications/notify'
import {
  toAppointment,
  toAppointmentChange,
  toCancellation,
  type CancellationForm,
} from '../domain/managedAppointment'
import type { Appointment } from '../domain/types'

const failuresShownInToast: readonly AppointmentFailure[] = [
  'failed',
  'offline',
  'rateLimited',
  'slotTaken',
]

/**
 * An appointment, the view that shows it, and the actions of the visitor.
 *
 * @param tokenKey the key of the token in the appointment's link
 */
export function useManagedAppointment(tokenKey: number) {
  const { t } = useTranslation('appointment')
  const dispatch = useAppDispatch()
  // Requested again at each visit: the appointment may have changed in another browser or the CRM.
  const { data, error, isFetching, refetch } = useGetAppointmentQuery(tokenKey, {
    refetchOnMountOrArgChange: true,
  })
  const [intent, setIntent] = useState<Intent>()
  const [previous, setPrevious] = useState<Appointment>()
  const [failure, setFailure] = useState<AppointmentFailure>()
  const [isCancelledNow, setCancelledNow] = useState(false)
  const appointment = useMemo(() => data && { ...toAppointment(data), tokenKey }, [data, tokenKey])

  /** Resolves to the failure; undefined if the write succeeded. */
  const write = async (
    call: Promise<BookedAppointment>,
    failedText: string,
    onDone: () => void,
  ): Promise<AppointmentFailure | undefined> => {
    setFailure(undefined)
    try {
      const written = await call
      // `onDone` follows at once, so that React renders both changes together, without a view between.
      dispatch(showWrittenAppointment(tokenKey, written))
      onDone()
      return undefined
    } catch (thrown) {
      const reason = getAppointmentFailure(thrown)
      setFailure(reason)
      if (reason === 'outdated') void refetch()
      if (failuresShownInToast.includes(reason)) notify(failedText, 'error')
      return reason
    }
  }

  return {
    view: getView({
      state: data?.state,
      loadFailure: error && getAppointmentFailure(error),
      failure,
      intent,
      isCancelledNow,
      isMoved: previous !== undefined,
    }),
    /** Undefined until it is loaded. */
    appointment,
    /** The number of the booking. */
    number: data?.number,
    /** The appointment before it was moved. */
    previous,
    /** Why the last change or cancellation failed. */
    failure,
    isReloading: isFetching,
    reload: () => void refetch(),
    setIntent: (chosen: Intent | undefined) => {
      setIntent(chosen)
      setPrevious(undefined)
      setFailure(undefined)
    },
    /** Resolves to the failure; undefined if the move succeeded. */
    move: (chosen: Appointment) => {
      const body = toAppointmentChange(chosen)
      const call = dispatch(changeAppointment.initiate({ tokenKey, body }, { track: false }))
      return write(call.unwrap(), t('error_change'), () => {
        setPrevious(appointment)
        setIntent(undefined)
      })
    },
    /** Never rejects. */
    cancel: async (form: CancellationForm) => {
      const body = toCancellation(form)
      const call = dispatch(cancelAppointment.initiate({ tokenKey, body }, { track: false }))
      await write(call.unwrap(), t('error_cancel'), () => {
        setCancelledNow(true)
      })
    },
  }
}

export type ManagedAppointment = ReturnType<typeof useManagedAppointment>

/**
 * Why an appointment could not be shown or changed. `invalid` and `expired` are the link's;
 * `outdated` means that the appointment is not what the page shows, `tooManyChanges` that it can only
 * be cancelled.
 */
export type AppointmentFailure =
  WriteFailure | 'invalid' | 'expired' | 'outdated' | 'slotTaken' | 'tooManyChanges'

const failures: Readonly<Record<string, AppointmentFailure>> = {
  [errorCodes.invalidLink]: 'invalid',
  [errorCodes.expiredLink]: 'expired',
  [errorCodes.past]: 'outdated',
  [errorCodes.cancelled]: 'outdated',
  [errorCodes.tooManyChanges]: 'tooManyChanges',
}

const fromServiceError = (error: ContactServiceError): AppointmentFailure => {
  const known = error.kind === 'rejected' ? failures[error.code ?? ''] : undefined
  return known ?? (isConflict(error) ? 'slotTaken' : getWriteFailure(error))
}

/** @param thrown what a call of the contact service failed with */
function getAppointmentFailure(thrown: unknown): AppointmentFailure {
  const error = toContactServiceError(thrown)
  return error ? fromServiceError(error) : 'failed'
}

/** The form that the visitor has opened. */
type Intent = 'change' | 'cancel'

/** The views of the page. Each has a title and a text in the dictionary, such as `moved_title`. */
export type View =
  | 'loading'
  | 'failed'
  | 'offline'
  | 'rateLimited'
  | 'invalid'
  | 'expired'
  | 'past'
  | 'cancelled'
  | 'cancelledNow'
  | 'moved'
  | 'booked'
  | Intent

interface ViewState {
  /** Undefined until the appointment is loaded. */
  readonly state: BookedAppointment['state'] | undefined
  readonly loadFailure: AppointmentFailure | undefined
  /** The failure of the last change or cancellation. */
  readonly failure: AppointmentFailure | undefined
  readonly intent: Intent | undefined
  readonly isCancelledNow: boolean
  readonly isMoved: boolean
}

const isLinkFailure = (failure: AppointmentFailure | undefined) =>
  failure === 'invalid' || failure === 'expired'

function getLoadFailureView(failure: AppointmentFailure | undefined): View {
  if (failure === undefined) return 'loading'
  // Loading never fails like this; only a change does.
  const isOfChange =
    failure === 'outdated' || failure === 'slotTaken' || failure === 'tooManyChanges'
  return isOfChange ? 'failed' : failure
}

function getView(state: ViewState): View {
  if (isLinkFailure(state.failure)) return getLoadFailureView(state.failure)
  // A link may expire while its appointment is shown.
  if (!state.state || isLinkFailure(state.loadFailure)) return getLoadFailureView(state.loadFailure)
  if (state.state === 'past') return 'past'
  if (state.state === 'cancelled') return state.isCancelledNow ? 'cancelledNow' : 'cancelled'
  return state.intent ?? (state.isMoved ? 'moved' : 'booked')
}
