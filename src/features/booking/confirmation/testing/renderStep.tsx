import { exampleIds } from '@/testing/contactServiceExamples'
import { renderWithProviders } from '@/testing/renderWithProviders'
import { appointment } from '@/features/booking/testing/example'
import type { WizardExample } from '@/features/booking/testing/renderWizard'
import ConfirmationStep from '../ConfirmationStep'
import { LazyCalendarLinks } from '../LazyCalendarLinks'

/** Renders step 3 without the wizard, which would reset the finished booking when it unmounts. */
export async function renderStep({ language = 'en', booking }: Omit<WizardExample, 'query'> = {}) {
  await LazyCalendarLinks.preload()
  return renderWithProviders(<ConfirmationStep />, {
    language,
    namespaces: ['scheduledemo', 'time_zones'],
    preloadedState: {
      booking: {
        step: 3,
        isSubmitting: false,
        dealId: exampleIds.deal,
        ...appointment,
        ...booking,
      },
    },
  })
}
