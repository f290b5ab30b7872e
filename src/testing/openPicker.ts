import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** Clicks a picker's button and waits for its panel, whose code is loaded when it first opens. */
export async function openPicker(user: UserEvent, button = screen.getByRole('button')) {
  await user.click(button)
  await screen.findByRole('combobox')
}
