import type { Page } from '@playwright/test'
import type { Language } from '@/site/language'
import { AppointmentPageObject } from '../pages/AppointmentPageObject'
import { BookingPage } from '../pages/BookingPage'
import { ContactSectionPageObject } from '../pages/ContactSectionPageObject'
import { DemoChatPageObject } from '../pages/DemoChatPageObject'
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
  appointment: new AppointmentPageObject(page, language),
  contact: new ContactSectionPageObject(page, language),
  chat: new DemoChatPageObject(page, language),
  expectProblem,
})
