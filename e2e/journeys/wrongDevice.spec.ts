import type { Page } from '@playwright/test'
import { languages } from '@/site/language'
import { combine, coverValues } from '../fixtures/combinations'
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
}

const report = (page: Page, said: Report) =>
  page.addInitScript(({ deviceLanguages, timeZone }: Report) => {
    Object.defineProperty(Navigator.prototype, 'languages', {
      get: () => deviceLanguages ?? undefined,
    })
    Object.defineProperty(Navigator.prototype, 'language', { get: () => '' })
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

const languageReports = {
  none: null,
  'an empty list': [],
  C: ['C'],
  'tags of a system': ['es-ES@posix', 'en_US'],
  'other things': ['es_MX.UTF-8', 7, null],
} as const

/** What the booking must take for each zone; null stands for a browser that throws. */
const zoneReports = {
  'no zone': [null, 'Europe/Madrid'],
  'an empty zone': ['', 'Europe/Madrid'],
  'an unknown zone': ['Etc/Unknown', 'Europe/Madrid'],
  'an abbreviation': ['GMT+2', 'Europe/Madrid'],
  'an old name': ['US/Pacific', 'US/Pacific'],
  'an offset': ['Etc/GMT-3', 'Etc/GMT-3'],
} as const

const typedKeys = <Key extends string>(table: Readonly<Record<Key, unknown>>) =>
  Object.keys(table) as Key[]

const devices = combine({
  language: languages,
  languageReport: typedKeys(languageReports),
  zoneReport: typedKeys(zoneReports),
  daysOff: ['400', '-400', '2', '-2', '0', '0.25'],
})

test.describe('a device that says nonsense', () => {
  // What requests say: the server prefers English, whatever scripts are told.
  test.use({ locale: 'en-US' })

  for (const { language, languageReport, zoneReport, daysOff } of coverValues(devices)) {
    const [timeZone, expectedZone] = zoneReports[zoneReport]
    const deviceLanguages = languageReports[languageReport]
    const said = `${languageReport}, ${zoneReport}, ${daysOff} days off`
    test(`books a demo in ${language}: ${said}`, async ({ page, contacts }) => {
      await report(page, { deviceLanguages, timeZone })
      await page.clock.setFixedTime(new Date(now.getTime() + Number(daysOff) * 86_400_000))
      const booking = new BookingPage(page, language)
      await booking.open()
      await booking.day(date).click()
      await booking.freeSlots().nth(1).check()
      await booking.button('continue').click()
      await booking.type(visitor)
      await booking.book()
      expect((await contacts.stored()).activities).toMatchObject([
        {
          due_date: date,
          due_time: '10:00',
          source_timezone: expectedZone,
        },
      ])
    })
  }

  for (const [deviceLanguages, language] of [
    [['C', null, 'en_GB.UTF-8'], 'en'],
    [['es-ES@posix'], 'es'],
    [null, 'es'],
  ] as const)
    test(`sees the home page in ${language} with ${JSON.stringify(deviceLanguages)}`, async ({
      page,
    }) => {
      await report(page, { deviceLanguages, timeZone: '' })
      await page.goto('/')
      await page.mouse.move(10, 10)
      await expect(
        page.getByRole('main').getByRole('link', { name: texts[language].hero.book_demo }).first(),
      ).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', language)
    })
})
