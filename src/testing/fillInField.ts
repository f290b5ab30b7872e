import { act } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

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
