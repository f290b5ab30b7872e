import { fireEvent, screen } from '@testing-library/react'
import type { BookedAppointment } from '@/contactService'
import type { Language } from '@/site/language'
import { getAppointmentPath } from '@/site/routes'
import { exampleToken } from '@/testing/contactServiceExamples'
import type { Reply } from '@/testing/contactServiceServer'
import { stubServiceUrls } from '@/testing/contactServiceStore'
import { fillInField } from '@/testing/interactions'
import { renderWithProviders } from '@/testing/renderWithProviders'
import { texts } from '@/testing/texts'
import { Notifications } from '@/ui/notifications/Notifications'
import { ManageAppointment } from '../ManageAppointment'

const text = texts.en.appointment

/** On the Thursday after the tests' clock, which is the first day that can be booked. */
export const booked: BookedAppointment = {
  number: 33,
  due_date: '2026-11-26',
  due_time: '10:00',
  source_timezone: 'Europe/Madrid',
  state: 'booked',
}

export const moved = { ...booked, due_date: '2026-11-27', due_time: '16:00' }
export const cancelled = { ...booked, state: 'cancelled' } as const
export const tooMany: Reply = { status: 429, error: 'slow', headers: { 'Retry-After': '60' } }

export const oldTicket = ['Thursday, November 26, 2026', '10:00 AM', 'Madrid (UTC+01:00)']
export const newTicket = ['Friday, November 27, 2026', '4:00 PM', 'Madrid (UTC+01:00)']

/** The appointments that are shown, each after its label. */
export const listAppointments = () =>
  screen
    .queryAllByRole('definition')
    .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))

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

export const findSlot = (name: string) => screen.findByRole('radio', { name })

export const getReasonField = () =>
  screen.getByRole<HTMLInputElement>('textbox', { name: text.reason })

/** Opens the page and one of its two forms. */
export async function openForm(action: 'change' | 'cancel') {
  const view = await renderAppointment()
  await findTitle(text.booked_title)
  await view.user.click(button(text[action]))
  return view
}

export async function pickTime({ user }: Awaited<ReturnType<typeof openForm>>) {
  await user.click(screen.getByRole('gridcell', { name: 'Friday, November 27, 2026' }))
  await user.click(await findSlot('4:00 PM'))
}

/** Opens the page, and sends another time. */
export async function submitChange() {
  const view = await openForm('change')
  await pickTime(view)
  await view.user.click(button(text.submit_change))
  return view
}

/** Opens the page, and cancels with a reason. */
export async function submitCancel(typed = '') {
  const view = await openForm('cancel')
  await fillInField(view.user, getReasonField(), typed)
  await view.user.click(button(text.cancel))
  return view
}

/** The visitor comes back to the tab. */
export const returnToTab = () => {
  fireEvent(document, new Event('visibilitychange', { bubbles: true }))
}

export const goOnline = () => {
  fireEvent(window, new Event('online'))
}
