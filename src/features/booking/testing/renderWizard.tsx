import { screen } from '@testing-library/react'
import type { Language } from '@/site/language'
import type { ContactServiceStubs } from '@/testing/contactServiceServer'
import { stubServiceUrls } from '@/testing/contactServiceStore'
import { expectRequests } from '@/testing/interactions'
import { renderWithProviders } from '@/testing/renderWithProviders'
import { Notifications } from '@/ui/notifications/Notifications'
import type { BookingState } from '../bookingSlice'
import { BookingWizard } from '../BookingWizard'

export interface WizardExample {
  readonly language?: Language
  /** State from earlier steps. */
  readonly booking?: Partial<BookingState>
  /** The query string, such as `?industry=retail`. */
  readonly query?: string
}

/**
 * Renders the wizard and the toast area. Resolves once the code of the shown step has loaded and, in step
 * 2, the country has been requested, so that the request cannot leak into the next test.
 */
export async function renderWizard(
  service: ContactServiceStubs,
  { language = 'en', booking, query = '' }: WizardExample = {},
) {
  const site = (page: 'wizard' | 'other') => (
    <>
      {page === 'wizard' && <BookingWizard />}
      <Notifications />
    </>
  )
  const view = await renderWithProviders(site('wizard'), {
    language,
    namespaces: ['scheduledemo', 'time_zones', 'phone', 'nav'],
    path: `/en/schedule-demo${query}`,
    services: stubServiceUrls,
    preloadedState: { booking: { step: 1, isSubmitting: false, ...booking } },
  })
  const { step } = view.store.getState().booking ?? {}
  if (step === 1) await findTimeZone()
  if (step === 2) await expectRequests(service, 'detectCountry')
  return {
    ...view,
    leave: () => {
      view.rerender(site('other'))
    },
    comeBack: () => {
      view.rerender(site('wizard'))
    },
  }
}

/** Finds the picker of the zone, which is there once the code of step 1 has loaded. */
export const findTimeZone = () =>
  screen.findByRole('button', { name: /^(Time zone|Zona horaria): / })

export const button = (name: string) => screen.getByRole('button', { name })

/** Finds the current step by its heading. */
export const findStep = (title: string) => screen.findByRole('heading', { name: title })
