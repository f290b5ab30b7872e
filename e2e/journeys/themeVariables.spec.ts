import type { Page } from '@playwright/test'
import { plans } from '@/content/plans'
import { getRoutePath } from '@/site/routes'
import { expect, test } from '../fixtures/test'

/** Creates a stylesheet with the variables of the theme that no document defines. */
async function createMissingStyles(): Promise<string> {
  // Here, so that not each worker loads MUI.
  const { getUnwrittenVariables, listRules } = await import('@/theme/themeStyles')
  const missing = getUnwrittenVariables()
  return listRules()
    .map(([selector, declarations]) => {
      const lines = Object.entries(declarations).filter(([property]) => missing.has(property))
      return `${selector}{${lines.map((line) => line.join(':')).join(';')}}`
    })
    .join('')
}

/** Returns the elements that would look different with the styles. */
const findChangedBy = (page: Page, styles: string) =>
  page.evaluate((css) => {
    // Options look the same but for the first.
    const others = '[role=option] + [role=option]'
    const elements = [...document.querySelectorAll(`main *:not(${others}, ${others} *)`)]
    const readStyles = () =>
      elements.map((element) => {
        const style = getComputedStyle(element)
        return new Map([...style].map((name) => [name, style.getPropertyValue(name)]))
      })
    const before = readStyles()
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
    const after = readStyles()
    document.adoptedStyleSheets.pop()
    // Chromium reports automatic margins as 0 or not, which any new variable changes.
    const isIgnored = (name: string) => name.startsWith('--') || name.startsWith('margin-')
    return elements.flatMap((element, index) =>
      [...(after[index] ?? [])]
        .filter(([name, value]) => !isIgnored(name) && before[index]?.get(name) !== value)
        .map(([name, value]) => `${element.className}: ${name}: ${value}`),
    )
  }, styles)

test('what is loaded late needs no variable of the theme that the documents lack', async ({
  page,
  booking,
  site,
}) => {
  test.slow()
  const styles = await createMissingStyles()
  const expectNoneMissing = async () => {
    expect(await findChangedBy(page, styles)).toEqual([])
  }

  await test.step('the calendar, the times and the time zones', async () => {
    await booking.open()
    await booking.choose('2026-11-26', '10:00')
    await booking.timeZone().click()
    await page.getByRole('option').first().waitFor()
    await expectNoneMissing()
    await page.keyboard.press('Escape')
  })

  await test.step('the contact step with its errors, and the countries', async () => {
    await booking.button('continue').click()
    await booking.heading(2).waitFor()
    await booking.button('continue').click()
    await page.getByRole('button', { name: /\+\d+/ }).click()
    await page.getByRole('option').first().waitFor()
    await expectNoneMissing()
  })

  await test.step('the results of a search', async () => {
    await site.open('search', '?q=precio')
    await page.getByRole('main').getByRole('listitem').first().waitFor()
    await expectNoneMissing()
  })
})

test('each plan has a colour of its own', async ({ page }) => {
  await page.goto(getRoutePath('pricing', 'es'))
  const bullets = page.getByRole('article').locator('li:first-child > span:first-child')
  const colors = await bullets.evaluateAll((elements) =>
    elements.map((element) => getComputedStyle(element).backgroundColor),
  )
  expect(colors).toHaveLength(plans.length)
  expect(new Set(colors).size).toBe(plans.length)
})
