import { getPath } from '@/site/allRoutes'
import { languages } from '@/site/language'
import { getState } from '../accessibility/states'
import { expectNoOverflow, expectNoViolations } from '../fixtures/axe'
import { combine, coverValues } from '../fixtures/combinations'
import { expect, test } from '../fixtures/test'
import { texts } from '../fixtures/texts'
import { viewports, visitor } from '../fixtures/visitor'

// What every page has is checked by everyPage.spec.ts; this is what opens or appears later, and what screen
// readers tell of single parts.

const appearances = combine({
  language: languages,
  colorScheme: ['light', 'dark'],
  width: ['narrow', 'wide'],
})

for (const { language, colorScheme, width } of coverValues(appearances)) {
  test.describe(`${language}, ${colorScheme}, ${width}`, () => {
    test.use({
      locale: language,
      colorScheme,
      viewport: viewports[width],
      timezoneId: 'Europe/Madrid',
    })

    test('the not-found page and the open menus have no axe violations', async ({
      page,
      problems,
      site,
    }) => {
      problems.expect(/404 \(Not Found\)/)
      await site.openPath(language === 'en' ? '/en/nothing' : '/nada')
      await expectNoViolations(page)
      await expectNoOverflow(page)
      for (const menu of width === 'wide'
        ? (['industries', 'language'] as const)
        : (['menu'] as const)) {
        await site.opener(menu).click()
        await expectNoViolations(page, 'header')
      }
    })

    test('every step of the booking and its open pickers have no axe violations', async ({
      page,
      booking,
    }) => {
      test.slow()
      const checkStep = async () => {
        await expectNoViolations(page, 'main')
        await expectNoOverflow(page)
      }
      const checkPicker = async () => {
        // A target partly covered by an open panel would count as too small.
        await page.getByRole('dialog').waitFor()
        await expectNoViolations(page, '[role=dialog]')
        await expectNoOverflow(page)
        await page.keyboard.press('Escape')
      }
      await booking.open('?industry=retail')
      await booking.timeZone().click()
      await checkPicker()
      await booking.button('continue').click()
      await booking.choose('2026-11-26', '10:00')
      await checkStep()
      await booking.button('continue').click()
      await booking.heading(2).waitFor()
      await booking.button('continue').click()
      await checkStep()
      await page.getByRole('button', { name: /\+34/ }).click()
      await checkPicker()
      await booking.type(visitor)
      await booking.book()
      await checkStep()
    })
  })
}

for (const language of languages) {
  const { consent, nav, footer } = texts[language]

  test.describe(language, () => {
    test.use({ locale: language })

    test('there is no landmark for toasts before there is a toast', async ({ page, site }) => {
      const toasts = page.getByRole('region', { name: 'Notifications' })
      await site.open('scheduleDemo')
      await expect(toasts).toBeAttached()
      await site.open('pricing')
      await expect(toasts).toHaveCount(0)
    })

    test('the link to the privacy policy says that the policy is in Spanish', async ({
      page,
      site,
    }) => {
      await site.open('scheduleDemo')
      const links = page.locator(`a[href="${getPath('privacy', language)}"]`)
      const names = await links.allTextContents()
      expect(names).toContain(footer.privacy)
      if (language === 'en') {
        for (const name of [...names, consent.privacy]) expect(name).toMatch(/in\sSpanish/)
      }
    })

    test('the skip link is the first tab stop, even if the consent banner is shown', async ({
      page,
      visit,
    }) => {
      await getState('consent asked').reach(visit)
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: nav.skip_to_content })).toBeFocused()
    })
  })
}
