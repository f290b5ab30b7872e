import { screen } from '@testing-library/react'
import type { BookedAppointment } from '@/contactService'
import type { Language } from '@/site/language'
import { getAppointmentPath } from '@/site/routes'
import { exampleToken } from '@/testing/contactServiceExamples'
import { stubServiceUrls } from '@/testing/contactServiceStore'
import { renderWithProviders } from '@/testing/renderWithProviders'
import { Notifications } from '@/ui/notifications/Notifications'
import { ManageAppointment } from '../ManageAppointment'

/** On the Thursday after the tests' clock, which is the first day that can be booked. */
export const booked: BookedAppointment = {
  number: 33,
  due_date: '2026-11-26',
  due_time: '10:00',
  source_timezone: 'Europe/Madrid',
  state: 'booked',
}

/** Renders the page that a link in a confirmation opens, and the toast area. */
export const renderAppointment = (language: Language = 'en', token = exampleToken) =>
  renderWithProviders(
    <>
      <ManageAppointment />
      <Notifications />
    </>,
    {
      language,
      namespaces: ['appointment', 'scheduledemo', 'demo_agenda', 'nav'],
      path: getAppointmentPath(token, language),
      services: stubServiceUrls,
    },
  )

export const findTitle = (name: string) => screen.findByRole('heading', { level: 1, name })
export const button = (name: string) => screen.getByRole('button', { name })
