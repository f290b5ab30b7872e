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
  selectAppointment,
  selectBookingStep,
  type Step,
} from './bookingSlice'
import { useDeviceTimeZone } from './useAppointment'
import { useReopenAppointment } from './useBooking'

/** What a history entry keeps of a step: its number, nothing personal. */
type StepState = { readonly step?: Step } | null

/**
 * Gives each step an entry of its own in the browser's history, so that Back leads to the step
 * before, and Forward to the next one where that is possible. The confirmation takes the place of
 * step 2: no way leads back from it but out of the wizard (requirements, section 4).
 */
export function useStepHistory(): void {
  const store = useAppStore()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const reopen = useReopenAppointment()
  const deviceTimeZone = useDeviceTimeZone()
  const step = useAppSelector(selectBookingStep)
  const { pathname, search, hash, key, state } = useLocation() as Location<StepState>
  const navigationType = useNavigationType()
  const entryStep = state?.step ?? 1
  const handled = useRef<{ readonly key: string; readonly step: Step }>(undefined)

  const goBack = async () => {
    await reopen()
    // The booking runs, or it is unknown whether it exists.
    if (selectBookingStep(store.getState()) === 2) void navigate(1)
  }
  const followEntry = () => {
    if (entryStep === 1 && step === 2) void goBack()
    else if (entryStep === 2 && step === 1 && selectAppointment(store.getState(), deviceTimeZone))
      dispatch(appointmentConfirmed())
    else void navigate(-1)
  }
  const followStep = () => {
    if (step < entryStep) void navigate(-1)
    else void navigate({ pathname, search, hash }, { state: { step }, replace: step === 3 })
  }

  const followChange = useEffectEvent(() => {
    const before = handled.current
    if (before?.key === key && before.step === step) return
    handled.current = { key, step }
    if (entryStep === step) return
    const isReturn = navigationType === NavigationType.Pop && before && before.key !== key
    if (isReturn) followEntry()
    else followStep()
  })
  useEffect(() => {
    followChange()
  }, [key, step])
}
