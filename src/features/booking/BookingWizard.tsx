import { Formik, useFormikContext } from 'formik'
import { useEffect, useRef, useState } from 'react'
import { addServices } from '../../store/addServices'
import { useAppDispatch, useAppSelector, useAppStore } from '../../store/hooks'
import { defaultCountry } from '../phone'
import { selectBooking, wizardLeft, type Draft } from './bookingSlice'
import { ConfirmationStep } from './confirmation/ConfirmationStep'
import { ContactStep } from './contact/ContactStep'
import { DateTimeStep } from './dateTime/DateTimeStep'
import type { ContactDetails } from './domain/types'
import { validateContactDetails } from './domain/validation'
import { useBooking } from './useBooking'
import { useDetectedCountry } from './useDetectedCountry'
import { WizardHeading } from './WizardHeading'
import styles from './BookingWizard.module.css'

const noDetails: ContactDetails = {
  name: '',
  email: '',
  company: '',
  country: defaultCountry,
  phone: '',
}

/** The three steps in which a visitor books a demo. What was typed outlives every step and switch. */
export function BookingWizard() {
  const store = useAppStore()
  useState(() => {
    addServices(store)
  })
  const { draft } = useAppSelector(selectBooking)
  const book = useBooking()

  return (
    <Formik<ContactDetails>
      initialValues={draft?.details ?? noDetails}
      initialTouched={{ country: draft?.countryChosen ?? false }}
      validate={validateContactDetails}
      onSubmit={book}
    >
      <Wizard />
    </Formik>
  )
}

function Wizard() {
  const { step } = useAppSelector(selectBooking)
  useDetectedCountry()
  useKeptDraft()

  return (
    <div className={styles.wizard}>
      <WizardHeading />
      {step === 1 && <DateTimeStep />}
      {step === 2 && <ContactStep />}
      {step === 3 && <ConfirmationStep />}
    </div>
  )
}

/** Keeps what was typed when the visitor leaves the page. */
function useKeptDraft() {
  const dispatch = useAppDispatch()
  const { values, touched } = useFormikContext<ContactDetails>()
  const draft: Draft = { details: values, countryChosen: Boolean(touched.country) }
  const latest = useRef(draft)
  useEffect(() => {
    latest.current = draft
  })
  useEffect(
    () => () => {
      dispatch(wizardLeft(latest.current))
    },
    [dispatch],
  )
}
