import { getPath } from '@/site/allRoutes'
import { languages } from '@/site/language'
import { expectNoOverflow, expectNoViolations } from '../fixtures/axe'
import { combine, coverValues } from '../fixtures/combinations'
import { describeEach, expect, test } from '../fixtures/test'
import { texts } from '../fixtures/texts'
import { visitor } from '../fixtures/visitor'

// What every page has is checked by everyPage.spec.ts; this is what opens or appears later, and what screen
// readers tell of single parts.

const appearances = combine({
  language: languages,
  colorScheme: ['light', 'dark'],
  width: ['narrow', 'wide'],
})

describeEach(coverValues(appearances), ({ language, width }) => {
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

describeEach([{ language: 'en' }], () => {
  test('links say that the privacy policy is in Spanish', async ({ page, site }) => {
    await site.open('scheduleDemo')
    const names = await page.locator(`a[href="${getPath('privacy', 'en')}"]`).allTextContents()
    expect(names).toContain(texts.en.footer.privacy)
    for (const name of [...names, texts.en.consent.privacy]) expect(name).toMatch(/in\sSpanish/)
  })

  test('only a page that can tell something has a landmark for toasts', async ({ page, site }) => {
    const toasts = page.getByRole('region', { name: 'Notifications' })
    await site.open('scheduleDemo')
    await expect(toasts).toBeAttached()
    await site.open('pricing')
    await expect(toasts).toHaveCount(0)
  })
})
