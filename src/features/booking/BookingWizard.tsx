import { Formik, useFormikContext } from 'formik'
import { useCallback, useEffect, useState } from 'react'
import { markFormShown } from '@/contactService/honeypot'
import { useHydratedInTransition } from '@/hydration/useHydratedInTransition'
import { addServices } from '@/store/addServices'
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks'
import {
  useDetectedCountry,
  usePersistDraft,
  type ContactDetails,
  type Draft,
} from '../contactDetails'
import {
  selectBookingDraft,
  selectBookingStep,
  selectIsSubmitting,
  wizardLeft,
} from './bookingSlice'
import { ConfirmationStep } from './confirmation/ConfirmationStep'
import { ContactStep } from './contact/ContactStep'
import { DateTimeStep } from './dateTime/DateTimeStep'
import { getEmptyDetails } from './domain/bookingFields'
import { validateContactDetails } from './domain/validation'
import { useBooking } from './useBooking'
import { useDateCheck } from './useDateCheck'
import { useStepHistory } from './useStepHistory'
import { WizardContainer } from './WizardContainer'
import { WizardHeading } from './WizardHeading'
import { WizardSkeleton } from './WizardSkeleton'

/** The three steps to book a demo. What the visitor typed survives changes of step and language. */
export function BookingWizard() {
  const isHydrated = useHydratedInTransition()
  return <WizardContainer>{isHydrated ? <BookingForm /> : <WizardSkeleton />}</WizardContainer>
}

function BookingForm() {
  const store = useAppStore()
  useState(() => {
    addServices(store)
  })
  const draft = useAppSelector(selectBookingDraft)
  const book = useBooking()

  return (
    <Formik<ContactDetails>
      initialValues={draft?.details ?? getEmptyDetails()}
      initialTouched={{ country: draft?.countryChosen ?? false }}
      validate={validateContactDetails}
      onSubmit={book}
    >
      <Wizard />
    </Formik>
  )
}

function Wizard() {
  const dispatch = useAppDispatch()
  const step = useAppSelector(selectBookingStep)
  const isThunkPending = useAppSelector(selectIsSubmitting)
  const { isSubmitting } = useFormikContext()
  useEffect(markFormShown, [])
  useStepHistory()
  useDateCheck()
  useDetectedCountry(isSubmitting || isThunkPending)
  usePersistDraft(
    useCallback(
      (draft: Draft<ContactDetails>) => {
        dispatch(wizardLeft(draft))
      },
      [dispatch],
    ),
  )

  return (
    <>
      <WizardHeading />
      {step === 1 && <DateTimeStep />}
      {step === 2 && <ContactStep />}
      {step === 3 && <ConfirmationStep />}
    </>
  )
}
