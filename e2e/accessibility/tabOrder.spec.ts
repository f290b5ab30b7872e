import type { Locator, Page } from '@playwright/test'
import { languages } from '@/site/language'
import { siteConfig } from '@/site/siteConfig'
import { combine, coverValues, sample, testsEverything } from '../fixtures/combinations'
import { holdRequests } from '../fixtures/holdRequests'
import { describeEach, expect, test } from '../fixtures/test'
import { texts } from '../fixtures/texts'
import { expectFocusUnobscured } from './checks'
import { getState, states } from './states'

/** What is fixed on the screen may cover a stop: the header, and the question for consent. */
const walked = testsEverything
  ? states.filter(({ name }) => /^page|consent|^step 2$/.test(name))
  : [getState('consent asked')]

/** More than the stops of the home page. */
const mostStops = 100

/** Presses Tab as fast as the browser can until an element has the focus; fails at the page's end. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  for (let stops = 0; stops < mostStops; stops += 1) {
    await page.keyboard.press('Tab')
    if ((await element.and(page.locator(':focus')).count()) > 0) return
  }
  throw new Error('Tab never leads to it')
}

const visits = combine({ language: sample(languages), width: ['narrow', 'wide'] })

describeEach(visits, ({ language }) => {
  for (const state of walked)
    test(`${state.name}: the skip link is the first Tab stop, and none is obscured`, async ({
      page,
      visit,
    }) => {
      await state.reach(visit)
      const skipLink = page.getByRole('link', { name: texts[language].nav.skip_to_content })
      await expectFocusUnobscured(page, state.isReachedByLoading && skipLink)
    })

  test('fast Tabs do not jump over what loads late: the chat and the contact form', async ({
    page,
    site,
    chat,
    contact,
  }) => {
    const release = await holdRequests(page, '**/home-sections*')
    await site.open('home')
    await tabTo(page, page.getByRole('group', { name: texts[language].how_it_works.chat_title }))
    release()
    await chat.tab('PickerBOT').waitFor()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('tab', { selected: true })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(chat.log()).toBeFocused()
    for (const field of ['name', 'email', 'phone', 'company', 'subject', 'message'] as const)
      await tabTo(page, contact.field(field))
    await tabTo(page, contact.button('send'))
  })
})

test('the focus of the email address shows in the colour of its text', async ({ page, site }) => {
  await site.open('home')
  const link = page.getByRole('main').getByRole('link', { name: siteConfig.email })
  await link.focus()
  const color = await link.evaluate((focused) => getComputedStyle(focused).color)
  await expect(link).toHaveCSS('outline-style', 'solid')
  await expect(link).toHaveCSS('outline-color', color)
})

const lowScreens = {
  'a laptop at 400 %': { width: 320, height: 256 },
  'a phone in landscape': { width: 740, height: 360 },
}

const lowVisits = combine({
  name: ['zones open', 'countries open'],
  screen: ['a laptop at 400 %', 'a phone in landscape'],
})

describeEach(coverValues(lowVisits), ({ name, screen }) => {
  test.use({ viewport: lowScreens[screen] })

  test('the arrow keys lead to no option outside the screen', async ({ page, visit }) => {
    await getState(name).reach(visit)
    for (let presses = 0; presses < 10; presses += 1) {
      await page.keyboard.press('ArrowDown')
      const id = await page.getByRole('combobox').getAttribute('aria-activedescendant')
      await expect(page.locator(`[id="${id}"]`)).toBeInViewport({ ratio: 0.95 })
    }
  })
})
