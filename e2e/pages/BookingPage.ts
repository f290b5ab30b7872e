import { expect, type Locator, type Page } from '@playwright/test'
import { getMonth } from '@/features/booking/domain/isoDate'
import { fillIn } from '@/i18n/fillIn'
import { formatDate, formatMonth, formatShortDate, formatTime } from '@/i18n/format'
import type { Language } from '@/site/language'
import { getRoutePath } from '@/site/routes'
import { texts } from '../fixtures/texts'
import { chooseLanguage, passTimeOfTyping, type TypedDetails } from '../fixtures/visitor'

/** The booking wizard, by roles and visible texts. */
export class BookingPage {
  readonly text

  constructor(
    readonly page: Page,
    readonly language: Language,
  ) {
    this.text = texts[language].scheduledemo
  }

  async open(query = ''): Promise<void> {
    await chooseLanguage(this.page, this.language)
    await this.page.goto(`${getRoutePath('scheduleDemo', this.language)}${query}`)
    await this.calendar().waitFor()
  }

  /** Comes once the page is alive; the rest of step 1 is in the document. */
  calendar(): Locator {
    return this.page.getByRole('grid')
  }

  heading(step: 1 | 2 | 3): Locator {
    return this.page.getByRole('heading', { name: this.text[`step_${step}_title`] })
  }

  day(date: string): Locator {
    return this.page.getByRole('gridcell', { name: formatDate(date, this.language) })
  }

  /** A free time. */
  slot(time: string): Locator {
    return this.page.getByRole('radio', { name: formatTime(time, this.language), exact: true })
  }

  takenSlot(time: string): Locator {
    const label = fillIn(this.text.time_taken, { time: formatTime(time, this.language) })
    return this.page.getByRole('radio', { name: label, exact: true })
  }

  /** Leads to a day that has a free time. */
  nextFreeDay(date: string): Locator {
    const name = fillIn(this.text.next_free_day, { date: formatShortDate(date, this.language) })
    return this.page.getByRole('button', { name })
  }

  /** The available times of the chosen day. */
  freeSlots(): Locator {
    return this.page
      .getByRole('group', { name: fillIn(this.text.times_for, { date: '' }) })
      .getByRole('radio', { disabled: false })
  }

  /** Says that times are loading: one sentence for the first two seconds, then another. */
  timesLoading(): Locator {
    const { loading_times, times_slow } = this.text
    return this.page.getByText(loading_times).or(this.page.getByText(times_slow)).first()
  }

  private async isShown(month: string): Promise<boolean> {
    const nameId = await this.calendar().getAttribute('aria-labelledby')
    if (!nameId) throw new Error('The calendar has no name')
    const name = await this.page.locator(`[id="${nameId}"]`).textContent()
    return name?.includes(formatMonth(month, this.language)) ?? false
  }

  /** Chooses a day of the shown month, or of the one before: the calendar opens where days are free. */
  async chooseDay(date: string): Promise<void> {
    if (!(await this.isShown(getMonth(date)))) await this.button('previous_month').click()
    await this.day(date).click()
  }

  async choose(date: string, time: string): Promise<void> {
    await this.chooseDay(date)
    await this.slot(time).check()
  }

  timeZone(): Locator {
    return this.page.getByRole('button', {
      name: fillIn(this.text.timezone_value, { timezone: '' }),
    })
  }

  async chooseTimeZone(query: string, option: RegExp): Promise<void> {
    await this.timeZone().click()
    await this.page.getByRole('combobox', { name: this.text.timezone }).fill(query)
    await this.page.getByRole('option', { name: option }).click()
  }

  button(
    name:
      | 'continue'
      | 'previous'
      | 'cancel'
      | 'processing'
      | 'change_appointment'
      | 'back_to_times'
      | 'retry_times'
      | 'previous_month'
      | 'next_month',
  ): Locator {
    return this.page.getByRole('button', { name: this.text[name], exact: true })
  }

  field(name: keyof TypedDetails): Locator {
    return this.page.getByRole('textbox', { name: this.text[name] })
  }

  /** Fills in fields at once, as a browser does. */
  async fill(details: Partial<TypedDetails>): Promise<void> {
    for (const [name, value] of Object.entries(details)) {
      await this.field(name as keyof TypedDetails).fill(value)
    }
  }

  /** Fills in fields, and lets the time pass that a visitor needs for it. */
  async type(details: Partial<TypedDetails>): Promise<void> {
    await this.fill(details)
    await passTimeOfTyping(this.page)
  }

  /** Fills in everything up to the last button of step 2. */
  async fillIn(date: string, time: string, details: TypedDetails): Promise<void> {
    await this.choose(date, time)
    await this.button('continue').click()
    await this.heading(2).waitFor()
    await this.type(details)
  }

  /** Books by the button of step 2. */
  async book(): Promise<void> {
    await this.button('continue').click()
    await expect(this.heading(3)).toBeFocused()
  }

  toast(message: string): Locator {
    return this.page.getByRole('region', { name: 'Notifications' }).getByText(message)
  }
}
