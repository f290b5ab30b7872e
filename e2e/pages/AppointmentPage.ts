import type { Locator, Page } from '@playwright/test'
import type { Language } from '@/site/language'
import { texts } from '../fixtures/texts'

type Text = (typeof texts)[Language]['appointment']

/** The names of the views, of which each has a title. */
type View = keyof Text extends infer Key
  ? Key extends `${infer Name}_title`
    ? Name
    : never
  : never

type ButtonName = 'change' | 'cancel' | 'keep' | 'keep_time' | 'submit_change' | 'retry'

/** The page that the link in a confirmation opens. */
export class AppointmentPage {
  readonly text

  constructor(
    readonly page: Page,
    language: Language,
  ) {
    this.text = texts[language].appointment
  }

  title(view: View): Locator {
    return this.page.getByRole('heading', {
      level: 1,
      name: this.text[`${view}_title`],
      exact: true,
    })
  }

  button(name: ButtonName): Locator {
    return this.page.getByRole('main').getByRole('button', { name: this.text[name], exact: true })
  }

  reason(): Locator {
    return this.page.getByRole('textbox', { name: this.text.reason })
  }
}
