import { languages } from '@/site/language'
import { sample } from '../fixtures/combinations'
import { test } from '../fixtures/test'
import { viewports } from '../fixtures/visitor'
import { expectFocusUnobscured } from './checks/focus'
import { createVisit } from './createVisit'
import { states } from './states'

/** What is fixed on the screen may cover a stop: the header, and the question for consent. */
const walked = process.env.TEST_ALL
  ? states.filter(({ name }) => /^page|consent|^step 2$/.test(name))
  : states.filter(({ name }) => name === 'consent asked')

for (const language of sample(languages)) {
  for (const width of ['narrow', 'wide'] as const) {
    test.describe(`${language}, ${width}`, () => {
      test.use({
        locale: language,
        viewport: viewports[width],
        timezoneId: 'Europe/Madrid',
      })

      for (const state of walked) {
        test(`${state.name}: no Tab stop is obscured`, async ({ page, problems }) => {
          await state.reach(createVisit(page, language, problems.expect))
          await expectFocusUnobscured(page)
        })
      }
    })
  }
}
