import { allRoutes } from '@/site/allRoutes'
import { languages } from '@/site/language'
import { expectNoViolations, scrollToDepth, type depths } from '../fixtures/axe'
import { combine, coverValues } from '../fixtures/combinations'
import { expect, test } from '../fixtures/test'
import { viewports } from '../fixtures/visitor'
import { SitePage } from '../pages/SitePage'
import { expectContrastAboveAll } from './checks/contrast'

const schemes = ['dark', 'light'] as const
const names = ['top', 'middle', 'bottom'] as const satisfies (keyof typeof depths)[]

const visits = combine({
  id: allRoutes.map(({ id }) => id),
  colorScheme: schemes,
  language: languages,
  width: ['narrow', 'wide'],
})

for (const { id, colorScheme, language, width } of coverValues(visits)) {
  test.describe(`${language}, ${colorScheme}, ${width}`, () => {
    test.use({ locale: language, colorScheme, viewport: viewports[width] })

    test(`${id} is accessible at its top, in its middle and at its end`, async ({ page }) => {
      await new SitePage(page, language).open(id)
      for (const depth of names)
        await test.step(depth, () => expectNoViolations(page, 'html', depth))
    })
  })
}

for (const colorScheme of schemes) {
  for (const width of ['narrow', 'wide'] as const) {
    test.describe(`${colorScheme}, ${width}`, () => {
      test.use({ locale: 'es', colorScheme, viewport: viewports[width] })

      test('the header is readable above whatever the page is scrolled to', async ({ page }) => {
        const site = new SitePage(page, 'es')
        await site.open('home')
        await scrollToDepth(page, 'middle')
        const getShadow = () =>
          site.header().evaluate((header) => getComputedStyle(header).boxShadow)
        await expect.poll(getShadow).not.toBe('none')
        await expectContrastAboveAll(site.header())
      })
    })
  }
}
