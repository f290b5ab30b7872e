import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { Call, ContactServiceStubs } from './contactServiceServer'

/** Replaces a text field's value as a visitor who pastes it does. */
export async function fillInField(user: UserEvent, field: HTMLInputElement, text: string) {
  // Clearing renders the form again, so an empty field is only given the focus.
  if (field.value) await user.clear(field)
  else
    act(() => {
      field.focus()
    })
  if (text) await user.paste(text)
}

/** Clicks a picker's button and waits for its panel, whose code is loaded when it first opens. */
export async function openPicker(user: UserEvent, button = screen.getByRole('button')) {
  await user.click(button)
  await screen.findByRole('combobox')
}

/** The texts of the shown toasts. */
export function getToasts() {
  const area = within(screen.getByRole('region', { name: 'Notifications' }))
  return [...area.queryAllByRole('status'), ...area.queryAllByRole('alert')].map(
    ({ textContent }) => textContent,
  )
}

/** Waits until these toasts are shown, and no others. */
export const expectToasts = (...texts: readonly string[]) =>
  waitFor(
    () => {
      expect(getToasts()).toEqual(texts)
    },
    // Sooner than a toast goes by itself.
    texts.length === 0 ? { timeout: 3_000 } : {},
  )

/** The texts of the alerts in the page's forms, without those around them. */
export const getFormAlerts = () =>
  [...document.forms]
    .flatMap((form) => within(form).getAllByRole('alert'))
    .map(({ textContent }) => textContent)

/** Waits for an alert that contains a text: pages have others, such as the one for visitors without scripts. */
export async function findAlert(text: string): Promise<HTMLElement> {
  await screen.findByText(text)
  const alert = screen.getAllByRole('alert').find(({ textContent }) => textContent.includes(text))
  if (!alert) throw new Error(`No alert says: ${text}`)
  return alert
}

/** Waits until a call has been requested so many times. */
export const expectRequests = (service: ContactServiceStubs, call: Call, count = 1) =>
  waitFor(() => {
    expect(service.getRequests(call)).toHaveLength(count)
  })

/** Whether every browser would ask a visitor who leaves the document now whether to stay. */
export function isAskedToStay(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  // As in a `BeforeUnloadEvent`, which jsdom lacks.
  const set = jest.fn<undefined, unknown[]>()
  Object.defineProperty(event, 'returnValue', { set })
  const isPrevented = !window.dispatchEvent(event)
  expect(set.mock.calls).toEqual(isPrevented ? [[true]] : [])
  return isPrevented
}
