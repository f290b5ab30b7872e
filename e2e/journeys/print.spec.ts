import type { Page, TestInfo } from '@playwright/test'
import { getFirstName } from '@/features/booking/domain/getFirstName'
import { languages } from '@/site/language'
import { allRoutes, getPath } from '@/site/allRoutes'
import { formatInlineDate, formatTime } from '@/i18n/format'
import { appointmentStates } from '../accessibility/appointmentStates'
import { bookingStates } from '../accessibility/bookingStates'
import { createVisit } from '../accessibility/createVisit'
import { combine, coverValues } from '../fixtures/combinations'
import { readPrinted } from '../fixtures/printed'
import { expect, test } from '../fixtures/test'
import { fill, texts } from '../fixtures/texts'
import { visitor } from '../fixtures/visitor'
import { SitePage } from '../pages/SitePage'

const nothing = { missing: [], pale: [], controls: [], emptyFrames: [], darkGrounds: 0 }

/** Prints to a PDF beside the test's other files, to look at. Returns the number of its sheets. */
async function print(page: Page, info: TestInfo): Promise<number> {
  const pdf = await page.pdf({ path: info.outputPath('printed.pdf'), format: 'A4' })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

// What fades in does so only for visitors who have not asked for less motion.
test.use({
  timezoneId: 'Europe/Madrid',
  contextOptions: { reducedMotion: 'no-preference' },
})

/** The booking has its own test below. */
const pages = allRoutes.map(({ id }) => id).filter((id) => id !== 'scheduleDemo')

for (const { visit, language, colorScheme, id } of coverValues(
  combine({
    visit: ['scrolled', 'not hydrated', 'without scripts'],
    language: languages,
    colorScheme: ['dark', 'light'],
    id: pages,
  }),
)) {
  test.describe(`${language}, ${visit}, ${colorScheme}`, () => {
    test.use({ locale: language, colorScheme, javaScriptEnabled: visit !== 'without scripts' })

    test(`${id} is printed whole, light and without controls (R67)`, async ({ page }, info) => {
      if (visit === 'scrolled') {
        await new SitePage(page, language).open(id)
        await page.mouse.wheel(0, 20)
      } else {
        await page.goto(getPath(id, language))
      }
      await page.waitForLoadState('networkidle')
      expect(await print(page, info)).toBeGreaterThan(0)
      const { text, ...problems } = await readPrinted(page)
      expect(text.length).toBeGreaterThan(100)
      expect(problems).toEqual(nothing)
    })
  })
}

for (const { name, language, colorScheme } of [
  { name: 'step 3', language: 'es', colorScheme: 'dark' },
  { name: 'step 3', language: 'en', colorScheme: 'light' },
  { name: 'appointment, booked', language: 'es', colorScheme: 'light' },
  { name: 'appointment, moved', language: 'en', colorScheme: 'dark' },
] as const) {
  test.describe(`${language}, ${colorScheme}`, () => {
    test.use({ locale: language, colorScheme })

    test(`${name}: a booked demo has one sheet to itself (R67)`, async ({
      page,
      problems,
    }, info) => {
      const state = [...bookingStates, ...appointmentStates].find((each) => each.name === name)
      await state?.reach(createVisit(page, language, problems.expect))
      expect(await print(page, info)).toBe(1)
      const { text, ...found } = await readPrinted(page)
      // What follows on the page is not on the sheet.
      expect({ ...found, missing: [] }).toEqual(nothing)
      const { confirmation_number, confirmation_intro } = texts[language].scheduleDemo
      const isMoved = name === 'appointment, moved'
      for (const printed of [
        confirmation_number,
        formatInlineDate(isMoved ? '2026-11-27' : '2026-11-26', language),
        formatTime(isMoved ? '16:00' : '10:00', language),
        'Madrid',
        ...(name === 'step 3'
          ? [fill(confirmation_intro, { name: getFirstName(visitor.name) })]
          : []),
      ])
        expect(text).toContain(printed)
      await expect(page.locator('main > :visible')).toHaveCount(1)
    })
  })
}
