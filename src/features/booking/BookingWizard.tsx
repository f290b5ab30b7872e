import { memo, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { markFormShown } from '@/contactService/formSigns'
import { useContent } from '@/i18n/useContent'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { lazyPart } from '@/ui/LoadBoundary'
import { NeedsScript } from '@/ui/NeedsScript'
import { PageLoading } from '@/ui/PageLoading'
import { selectAppointment, selectBookingStep, wizardLeft } from './bookingSlice'
import { DateTimeStep } from './dateTime/DateTimeStep'
import { useStepHistory } from './useStepHistory'
import { WizardContainer } from './WizardHeader'
import { WizardHeading } from './WizardHeading'

const ContactStep = lazyPart(
  () => import(/* webpackChunkName: "use-booking" */ './contact/ContactStep'),
)
const ConfirmationStep = lazyPart(
  () => import(/* webpackChunkName: "use-booking" */ './confirmation/ConfirmationStep'),
)

/**
 * In a boundary of its own, which React hydrates after the calendar. It need not render with the wizard, but
 * is no constant element: to such a boundary React would not pass on a change of language.
 */
const Heading = memo(function Heading() {
  return (
    <Suspense>
      <WizardHeading />
    </Suspense>
  )
})

/** The three steps to book a demo. What the visitor typed survives changes of step and language. */
export function BookingWizard() {
  // The document brings along the texts of later steps, too.
  const { t } = useTranslation(['scheduledemo', 'phone'])
  useContent('time_zones')
  const dispatch = useAppDispatch()
  const step = useAppSelector(selectBookingStep)
  useEffect(markFormShown, [])
  useStepHistory()
  useLaterSteps()
  useEffect(
    () => () => {
      dispatch(wizardLeft())
    },
    [dispatch],
  )

  return (
    <WizardContainer>
      <Heading />
      <NeedsScript text={t('needs_script')} />
      {step === 1 ? (
        // Outside of the boundary, which React would hydrate later.
        <DateTimeStep />
      ) : (
        <Suspense fallback={<PageLoading />}>
          {step === 2 ? <ContactStep /> : <ConfirmationStep />}
        </Suspense>
      )}
    </WizardContainer>
  )
}

/** Loads the later steps once a time is chosen: before, they would hold up the times. */
function useLaterSteps(): void {
  const isChosen = useAppSelector(selectAppointment) !== undefined
  useEffect(() => {
    if (!isChosen) return
    // What is lost is loaded again when it is shown.
    void Promise.allSettled([ContactStep.preload(), ConfirmationStep.preload()])
    // The contact step names a country: the first use of Intl would hold it up.
    setTimeout(Intl.DateTimeFormat)
  }, [isChosen])
}
