import type { Page } from '@playwright/test'
import type { Language } from '@/site/language'
import { AppointmentPage } from '../pages/AppointmentPage'
import { BookingPage } from '../pages/BookingPage'
import { ContactSection } from '../pages/ContactSection'
import { DemoChat } from '../pages/DemoChat'
import { SitePage } from '../pages/SitePage'
import type { Visit } from './state'

/** A visit of the site in a language. */
export const createVisit = (
  page: Page,
  language: Language,
  expectProblem: (message: RegExp) => void,
): Visit => ({
  page,
  language,
  site: new SitePage(page, language),
  booking: new BookingPage(page, language),
  appointment: new AppointmentPage(page, language),
  contact: new ContactSection(page, language),
  chat: new DemoChat(page, language),
  expectProblem,
})
