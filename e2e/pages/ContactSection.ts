import type { Locator, Page } from '@playwright/test'
import type { typedMessage } from '@/features/contact/domain/testing/contactMessage'
import { waitingForm } from '@/hydration/attributes'
import type { Language } from '@/site/language'
import { texts } from '../fixtures/texts'
import { passTimeOfTyping } from '../fixtures/visitor'
import { SitePage } from './SitePage'

export type TypedMessage = typeof typedMessage

/** The contact form of the home page. */
export class ContactSection {
  readonly text
  readonly site: SitePage

  constructor(
    readonly page: Page,
    language: Language,
  ) {
    this.text = texts[language].contact
    this.site = new SitePage(page, language)
  }

  async open(): Promise<void> {
    await this.site.open('home', '#contact')
    await this.loadedForm().waitFor()
  }

  /** The form once its script has come. */
  loadedForm(): Locator {
    return this.form().and(this.page.locator(`:not(${waitingForm})`))
  }

  form(): Locator {
    return this.page.getByRole('form', { name: this.text.form_label })
  }

  field(name: keyof TypedMessage): Locator {
    return this.form().getByRole('textbox', { name: this.text[name] })
  }

  country(): Locator {
    return this.form().getByRole('button', { name: /\+\d+/ })
  }

  /** Fills in fields at once, as a browser does. */
  async fill(message: Partial<TypedMessage>): Promise<void> {
    for (const [name, value] of Object.entries(message)) {
      await this.field(name as keyof TypedMessage).fill(value)
    }
  }

  /** Fills in fields, and lets the time pass that a visitor needs for it. */
  async type(message: Partial<TypedMessage>): Promise<void> {
    await this.fill(message)
    await passTimeOfTyping(this.page)
  }

  button(name: 'send' | 'sending'): Locator {
    return this.form().getByRole('button', { name: this.text[name], exact: true })
  }

  privacyLink(): Locator {
    return this.form().getByRole('link', { name: this.text.privacy_link })
  }

  /** Leads from the confirmation of a sent message to an empty form. */
  another(): Locator {
    return this.page.getByRole('button', { name: this.text.write_another })
  }

  toast(message: string): Locator {
    return this.page.getByRole('region', { name: 'Notifications' }).getByText(message)
  }
}
