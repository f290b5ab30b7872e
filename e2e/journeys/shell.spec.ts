import type { Page } from '@playwright/test'
import { navigationEntries } from '@/app/shell/navigation'
import { getRoutePath } from '@/site/routes'
import { siteConfig } from '@/site/siteConfig'
import { holdRequests } from '../fixtures/holdRequests'
import { eachLanguage, sample } from '../fixtures/combinations'
import { scrollTo } from '../fixtures/scroll'
import { describeEach, expect, test } from '../fixtures/test'
import { texts } from '../fixtures/texts'

/** Resolves when what a change brings about has been drawn. */
const waitForFrames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve))
      }),
  )

describeEach(sample(eachLanguage), ({ language }) => {
  describeEach([{ width: 'wide' }], () => {
    test('the page stays while the focus goes through the header', async ({ page, site }) => {
      await site.open('home')
      await scrollTo(page.locator('#ai-assistants'))
      const top = await site.settledTop('#ai-assistants')
      await page.getByRole('link', { name: site.nav.skip_to_content }).focus()
      const controls = await site.header().locator('a:visible, summary:visible').all()
      expect(controls.length).toBeGreaterThan(4)
      for (const control of controls) {
        await page.keyboard.press('Tab')
        await expect(control).toBeFocused()
      }
      expect(await site.settledTop('#ai-assistants')).toBe(top)
    })

    test('every kind of control shows that it is pressed', async ({ page, booking }) => {
      await booking.open()
      const controls = [
        page.getByRole('banner').locator('summary').first(),
        page.getByRole('button', { name: booking.text.next_month }),
        page.getByRole('gridcell', { name: /./, disabled: false }).first(),
        page.locator('label', { has: page.getByRole('radio', { disabled: false }) }).first(),
      ]
      for (const control of controls) {
        await control.hover()
        await page.mouse.down()
        await expect(control).toHaveCSS('translate', '0px 1px')
        await page.mouse.up()
      }
    })

    test('the content of a page changes its colour scheme at once', async ({ page, site }) => {
      await site.open('scheduleDemo')
      await page.getByRole('main').evaluate((main: HTMLElement) => {
        main.addEventListener('transitionrun', ({ target, propertyName }) => {
          // An error in the console fails the test.
          console.error(`${(target as Element).className} changes its ${propertyName} late`)
        })
      })
      for (const reducedMotion of ['no-preference', 'reduce'] as const) {
        await page.emulateMedia({ reducedMotion })
        for (const scheme of ['dark', 'light'] as const) {
          const name = texts[language].footer[`appearance_${scheme}`]
          await page.getByRole('button', { name }).press('Enter')
          await expect(page.locator('html')).toHaveAttribute('data-color-scheme', scheme)
          await waitForFrames(page)
        }
      }
    })

    test('the title of a page is shown, even if its code failed to load for the previous page', async ({
      page,
      problems,
      site,
    }) => {
      problems.expect(/ERR_FAILED|Loading chunk/)
      const headCode = '**/use-head*'
      await page.route(headCode, (route) => route.abort())
      await site.open('home')
      // React writes it when it has given up the head of the first page.
      const failed = page.waitForEvent('console', (message) =>
        message.text().includes('Loading chunk'),
      )
      await site.entry(site.nav.pricing).click()
      await expect(page).toHaveURL(getRoutePath('pricing', language))
      await failed
      await page.unroute(headCode)
      await site.entry(site.nav.blog).click()
      await expect(page).toHaveTitle(`${texts[language].head.blog_title} | ${siteConfig.brand}`)
    })

    test('the links lead to every section of the home page, from there and from another page', async ({
      page,
      site,
    }) => {
      const isAtTop = (anchor: string) => async () => {
        const top = await page
          .locator(`#${anchor}`)
          .evaluate((section) => section.getBoundingClientRect().top)
        const height = await site.header().evaluate((header) => header.clientHeight)
        return top >= 0 && top <= height + 40
      }
      await site.open('pricing')
      for (const { text, anchor } of navigationEntries.filter((entry) => 'anchor' in entry)) {
        await test.step(anchor, async () => {
          await site.entry(site.nav[text]).click()
          await expect(page).toHaveURL(`/#${anchor}`)
          await expect.poll(isAtTop(anchor)).toBe(true)
          await page.goBack()
          await expect(page).toHaveURL(getRoutePath('pricing', language))
          await expect(page.locator(`#${anchor}`)).toHaveCount(0)
        })
      }
      await site.entry(site.nav.home).click()
      await expect(page.locator('#benefits')).toBeAttached()
      await site.entry(site.nav.benefits).click()
      await expect.poll(isAtTop('benefits')).toBe(true)
      await site.entry(site.nav.home).click()
      await expect.poll(() => site.scrolledTo()).toBe(0)
    })
  })

  describeEach([{ width: 'narrow' }], () => {
    test('the menu contains everything, and the page behind it does not scroll', async ({
      page,
      site,
    }) => {
      await site.open('pricing')
      await site.opener('menu').click()
      await expect(page.getByRole('heading', { name: site.nav.language_preference })).toBeVisible()
      await page.mouse.move(180, 400)
      await page.mouse.wheel(0, 600)
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe(
        'hidden',
      )
      expect(await site.scrolledTo()).toBe(0)

      // Below 768 px the industries are a plain link.
      await site.entry(site.nav.industries).click()
      await expect(page).toHaveURL(getRoutePath('industries', language))
      await expect(site.entry(site.nav.industries)).toBeHidden()
      await site.opener('menu').click()
      await page.keyboard.press('Escape')
      await expect(site.entry(site.nav.industries)).toBeHidden()
      await expect(site.opener('menu')).toBeFocused()
    })

    test('the menu closes when a section of the page is chosen', async ({ site }) => {
      await site.open('home')
      await site.opener('menu').click()
      await site.entry(site.nav.contact).click()
      await expect(site.entry(site.nav.contact)).toBeHidden()
      await expect.poll(() => site.scrolledTo()).toBeGreaterThan(800)
    })

    test('a focused control of the header is in view where the header is not sticky', async ({
      page,
      site,
    }) => {
      await page.setViewportSize({ width: 320, height: 256 })
      await site.open('home')
      const controls = await site.header().locator('a:visible, summary:visible').all()
      expect(controls.length).toBeGreaterThan(1)
      for (const control of controls) {
        await page.evaluate(() => {
          window.scrollTo({ top: 40, behavior: 'instant' })
        })
        await control.focus()
        await expect(control).toBeInViewport({ ratio: 1 })
      }
    })
  })
})

describeEach([{ width: 'narrow' }], () => {
  test('a menu that is opened before hydration stays open during hydration, and closes on Escape after it', async ({
    page,
    site,
  }) => {
    const release = await holdRequests(page)
    await page.goto(getRoutePath('pricing', 'es'), { waitUntil: 'domcontentloaded' })
    const entry = site.entry(site.nav.industries)
    await site.opener('menu').click()
    await page.keyboard.press('Escape')
    await expect(entry).toBeHidden()
    await expect(site.opener('menu')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(entry).toBeVisible()
    release()
    await site.hydrate()
    await expect(entry).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(entry).toBeHidden()
    await expect(site.opener('menu')).toBeFocused()
  })
})
