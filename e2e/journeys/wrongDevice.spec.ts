import type { Page } from '@playwright/test'
import { now } from '../fixtures/gateway'
import { expect, test } from '../fixtures/test'
import { texts } from '../fixtures/texts'
import { visitor } from '../fixtures/visitor'
import { BookingPage } from '../pages/BookingPage'

const date = '2026-12-03'

/** What a browser says of its visitor: `timeZone` can be no name at all. */
interface Report {
  readonly deviceLanguages: readonly (string | number | null)[] | null
  readonly timeZone: string | null
  /** Whether the browser has Temporal; else Intl alone says the zone, as in older ones. */
  readonly hasTemporal?: boolean
}

const pretend = (page: Page, said: Report) =>
  page.addInitScript(({ deviceLanguages, timeZone, hasTemporal }: Report) => {
    Object.defineProperty(Navigator.prototype, 'languages', {
      get: () => deviceLanguages ?? undefined,
    })
    Object.defineProperty(Navigator.prototype, 'language', { get: () => '' })
    if (hasTemporal) Temporal.Now.timeZoneId = () => timeZone ?? ''
    else Reflect.deleteProperty(globalThis, 'Temporal')
    const { prototype } = Intl.DateTimeFormat
    // Playwright's clock puts a prototype of its own before the browser's.
    const own = (
      Object.hasOwn(prototype, 'resolvedOptions') ? prototype : Object.getPrototypeOf(prototype)
    ) as Intl.DateTimeFormat
    const resolve = Reflect.get<Intl.DateTimeFormat, 'resolvedOptions'>(own, 'resolvedOptions')
    own.resolvedOptions = function () {
      if (timeZone === null) throw new RangeError('no zone')
      return { ...resolve.call(this), timeZone }
    }
  }, said)

/** `deviceLanguages.test.ts`, `deviceTime.test.ts` and `dateCheck.test.tsx` prove each value alone. */
const devices = {
  nothing: {
    report: { deviceLanguages: null, timeZone: null },
    daysOff: 400,
    expected: { language: 'es', timeZone: 'Europe/Madrid' },
  },
  nonsense: {
    report: { deviceLanguages: ['C', 7, null, 'en_GB.UTF-8'], timeZone: 'GMT+2' },
    daysOff: -400,
    expected: { language: 'en', timeZone: 'Europe/Madrid' },
  },
  'an unknown zone': {
    report: { deviceLanguages: ['es-MX'], timeZone: 'Etc/Unknown', hasTemporal: true },
    daysOff: 2,
    expected: { language: 'es', timeZone: 'Europe/Madrid' },
  },
  'old names': {
    report: { deviceLanguages: ['es-ES@posix', 'en_US'], timeZone: 'US/Pacific' },
    daysOff: 2,
    expected: { language: 'es', timeZone: 'US/Pacific' },
  },
} as const

// What requests say: the server prefers English, whatever scripts are told.
test.use({ locale: 'en-US' })

for (const [said, { report, daysOff, expected }] of Object.entries(devices))
  test(`a device that says ${said} and the wrong day gets its language, and books a demo`, async ({
    page,
    contacts,
  }) => {
    const { language, timeZone } = expected
    await pretend(page, report)
    await page.clock.setFixedTime(new Date(now.getTime() + daysOff * 86_400_000))
    await page.goto('/')
    await page.mouse.move(10, 10)
    await expect(
      page.getByRole('main').getByRole('link', { name: texts[language].hero.book_demo }).first(),
    ).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', language)

    const booking = new BookingPage(page, language)
    await booking.open()
    await booking.day(date).click()
    await booking.freeSlots().nth(1).check()
    await booking.button('continue').click()
    await booking.type(visitor)
    await booking.book()
    expect((await contacts.stored()).activities).toMatchObject([
      { due_date: date, due_time: '10:00', source_timezone: timeZone },
    ])
  })
