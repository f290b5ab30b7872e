import { Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { markFormShown } from '@/contactService/formSigns'
import { useHydrated } from '@/hydration/useHydrated'
import { useContent } from '@/i18n/useContent'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { lazyPart } from '@/ui/LoadBoundary'
import { NeedsScript } from '@/ui/NeedsScript'
import { PageLoading } from '@/ui/PageLoading'
import { selectBookingStep, selectChosenDate, wizardLeft } from './bookingSlice'
import { DateTimeStep } from './dateTime/DateTimeStep'
import { TimeZoneField } from './dateTime/lazyParts'
import { useDateCheck } from './dateCheck'
import { useStepHistory } from './useStepHistory'
import { WizardContainer } from './WizardContainer'
import { WizardHeading } from './WizardHeading'

const ContactStep = lazyPart(
  () => import(/* webpackChunkName: "use-booking" */ './contact/ContactStep'),
)
const ConfirmationStep = lazyPart(
  () => import(/* webpackChunkName: "use-booking" */ './confirmation/ConfirmationStep'),
)

/** The three steps to book a demo. What the visitor typed survives changes of step and language. */
export function BookingWizard() {
  // The document brings along the texts of later steps, too.
  useTranslation(['scheduledemo', 'phone'])
  useContent('time_zones')
  const dispatch = useAppDispatch()
  const step = useAppSelector(selectBookingStep)
  useEffect(markFormShown, [])
  useStepHistory()
  useDateCheck()
  useTimes()
  useLaterSteps()
  useEffect(
    () => () => {
      dispatch(wizardLeft())
    },
    [dispatch],
  )

  return (
    <WizardContainer>
      <WizardHeading />
      <ScriptNotice />
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

/** Another way to book for visitors without scripts. */
function ScriptNotice() {
  const { t } = useTranslation('scheduledemo')
  return useHydrated() ? null : <NeedsScript text={t('needs_script')} />
}

/**
 * Loads the code of zones and times while the calendar renders; an effect would come after that. What is lost is
 * loaded again when it is shown.
 */
function useTimes(): void {
  useState(() => {
    TimeZoneField.preload().catch(() => undefined)
  })
}

/** Loads the later steps once a day is chosen. */
function useLaterSteps(): void {
  const hasDate = useAppSelector(selectChosenDate) !== undefined
  useEffect(() => {
    if (!hasDate) return
    // What is lost is loaded again when it is shown.
    void Promise.allSettled([ContactStep.preload(), ConfirmationStep.preload()])
  }, [hasDate])
}
