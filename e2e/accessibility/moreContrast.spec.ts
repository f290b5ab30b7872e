import type { Locator } from '@playwright/test'
import { getRoutePath } from '@/site/routes'
import { expect, test } from '../fixtures/test'
import { texts } from '../fixtures/texts'

const getColor = (element: Locator) => element.evaluate((shown) => getComputedStyle(shown).color)

for (const colorScheme of ['light', 'dark'] as const)
  test(`with more contrast, ${colorScheme}, muted texts and lines are as strong as text`, async ({
    page,
    site,
  }) => {
    await page.emulateMedia({ contrast: 'more', colorScheme })
    await page.goto(getRoutePath('search', 'es'))
    const strong = await getColor(site.title())
    await expect(page.getByText(texts.es.search.hint)).toHaveCSS('color', strong)
    await expect(site.footer()).toHaveCSS('border-top-color', strong)
    const field = page.getByRole('main').getByRole('searchbox').locator('..')
    await expect(field).toHaveCSS('border-top-color', strong)
  })

test('with more contrast what cannot be chosen does not look free', async ({ page, booking }) => {
  await page.emulateMedia({ contrast: 'more' })
  await booking.open()
  const findDay = (disabled: boolean) => page.getByRole('gridcell', { disabled }).first()
  await booking.button('previous_month').click()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ contrast: 'more', colorScheme })
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', colorScheme)
    await expect(findDay(true)).not.toHaveCSS('color', await getColor(findDay(false)))
    const nextMonth = await getColor(booking.button('next_month'))
    await expect(booking.button('previous_month')).not.toHaveCSS('color', nextMonth)
  }
})
