import { useEffect, useEffectEvent, useRef } from 'react'
import {
  NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
  type Location,
} from 'react-router-dom'
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks'
import {
  appointmentConfirmed,
  appointmentReopened,
  selectAppointment,
  selectBookingStep,
  type Step,
} from './bookingSlice'

/** The state of a history entry: the number of the step, and nothing personal. */
type StepState = { readonly step?: Step } | null

/**
 * Gives each step its own entry in the browser's history, so that Back leads to the previous step, and
 * Forward to the next step if it is allowed. The confirmation replaces the entry of step 2, so Back
 * leaves the wizard from there (requirements R52).
 */
export function useStepHistory(): void {
  const store = useAppStore()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const step = useAppSelector(selectBookingStep)
  const { pathname, search, hash, key, state } = useLocation() as Location<StepState>
  const navigationType = useNavigationType()
  const entryStep = state?.step ?? 1
  const handled = useRef<{ readonly key: string; readonly step: Step; readonly entryStep: Step }>(
    undefined,
  )

  const goBack = () => {
    dispatch(appointmentReopened())
    // The wizard could not go back, because the booking is being sent.
    if (selectBookingStep(store.getState()) === 2) void navigate(1)
  }
  const followEntry = (previousEntryStep: Step) => {
    if (entryStep === 1 && step === 2) goBack()
    // From another entry of step 2, as a hash link adds one, the visitor is on the way back.
    else if (
      entryStep === 2 &&
      step === 1 &&
      previousEntryStep === 1 &&
      selectAppointment(store.getState())
    )
      dispatch(appointmentConfirmed())
    else void navigate(-1)
  }
  const followStep = () => {
    if (step < entryStep) void navigate(-1)
    else void navigate({ pathname, search, hash }, { state: { step }, replace: entryStep === 2 })
  }

  const followChange = useEffectEvent(() => {
    const before = handled.current
    if (before?.key === key && before.step === step) return
    handled.current = { key, step, entryStep }
    if (entryStep === step) return
    if (navigationType === NavigationType.Pop && before && before.key !== key)
      followEntry(before.entryStep)
    else followStep()
  })
  useEffect(() => {
    followChange()
  }, [key, step])
}
