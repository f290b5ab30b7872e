import { useTranslation } from 'react-i18next'
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks'
import { selectLanguage } from '@/i18n/languageSlice'
import { notify } from '@/ui/notifications/notify'
import type { ContactDetails } from '../contactDetails'
import { bookDemo, type BookingFailure, type BookingOutcome } from './bookDemo'
import { selectAppointment } from './bookingSlice'
import { checkDate } from './checkDate'
import { keepMeeting, reopenAppointment } from './reopenAppointment'
import { useDeviceTimeZone } from './useAppointment'
import { useIndustry } from './useIndustry'

/** The failures that need no toast: the step says what has happened, and what to do. */
const failuresShownInStep: readonly BookingFailure[] = ['tooManyBookings', 'bookingKept']

/** Returns a function that shows the outcome of an attempt to book in a toast. */
function useOutcomeToast(): (outcome: BookingOutcome) => void {
  const { t } = useTranslation('scheduledemo')
  return (outcome) => {
    if (bookDemo.fulfilled.match(outcome)) {
      if (outcome.payload) notify(t('success_title'), 'success')
    } else if (outcome.payload === 'ended') {
      notify(t('error_ended'), 'error')
    } else if (outcome.payload && !failuresShownInStep.includes(outcome.payload)) {
      notify(t('error_scheduling'), 'error')
    }
  }
}

/** Returns a function that books the chosen appointment and shows the outcome in a toast. */
export function useBooking(): (details: ContactDetails) => Promise<void> {
  const dispatch = useAppDispatch()
  const language = useAppSelector(selectLanguage)
  const industry = useIndustry()
  const deviceTimeZone = useDeviceTimeZone()
  const store = useAppStore()
  const showOutcome = useOutcomeToast()

  return async (details) => {
    // Read on demand, so that the form does not render again with each choice in the calendar.
    const appointment = selectAppointment(store.getState(), deviceTimeZone)
    if (!appointment || !dispatch(checkDate(deviceTimeZone))) return
    showOutcome(await dispatch(bookDemo({ appointment, details, industry, language })))
  }
}

/**
 * Returns a function that leads back to the calendar, and shows the outcome of an earlier attempt in
 * a toast if that was unknown until now.
 */
export function useReopenAppointment(): () => Promise<void> {
  const dispatch = useAppDispatch()
  const showOutcome = useOutcomeToast()
  return async () => {
    const outcome = await dispatch(reopenAppointment())
    if (outcome) showOutcome(outcome)
  }
}

/** Returns a function that leaves the meeting of an earlier attempt as it is, and confirms it. */
export function useKeepMeeting(): (details: ContactDetails) => Promise<void> {
  const dispatch = useAppDispatch()
  const showOutcome = useOutcomeToast()
  return async (details) => {
    const outcome = await dispatch(keepMeeting(details))
    if (outcome) showOutcome(outcome)
  }
}
