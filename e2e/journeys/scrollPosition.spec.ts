import { getOtherLanguage } from '@/site/language'
import { getRoutePath } from '@/site/routes'
import { eachLanguage, sample } from '../fixtures/combinations'
import { holdRequests } from '../fixtures/holdRequests'
import { scrollTo } from '../fixtures/scroll'
import { describeEach, expect, test } from '../fixtures/test'
import { viewports } from '../fixtures/visitor'
import type { ContactSection } from '../pages/ContactSection'
import type { SitePage } from '../pages/SitePage'

// With motion, because a playing chat changes the height of the page.
test.use({ viewport: viewports.narrow, contextOptions: { reducedMotion: 'no-preference' } })

/**
 * How far a section has moved, in pixels. Less than one is no shift: browsers scroll by whole pixels, but
 * a section can begin between them.
 */
const measureShift = async (site: SitePage, selector: string, top: number) =>
  Math.abs((await site.settledTop(selector)) - top)

describeEach(sample(eachLanguage), ({ language }) => {
  const visitContact = async ({ page, site }: ContactSection) => {
    await site.open('home')
    await site.opener('menu').click()
    await site.entry(site.nav.contact).click()
    await expect(page.locator('#contact')).toBeInViewport()
    return site.settledTop('#contact')
  }

  const fillIn = async (contact: ContactSection) => {
    await contact.type({ name: 'Lucía', message: 'Hola' })
    await contact.privacyLink().scrollIntoViewIfNeeded()
    return contact.site.settledTop('#contact')
  }

  test('the scroll position is the form’s again on return from the privacy policy', async ({
    page,
    contact,
  }) => {
    await visitContact(contact)
    const top = await fillIn(contact)
    await contact.privacyLink().click()
    await expect(page).toHaveURL(getRoutePath('privacy', language))
    await expect(contact.form()).toBeHidden()
    await expect.poll(() => contact.site.scrolledTo()).toBe(0)
    await page.goBack()
    await expect(contact.field('message')).toHaveValue('Hola')
    await expect.poll(() => measureShift(contact.site, '#contact', top)).toBeLessThan(1)
  })

  test('the scroll position is the form’s again even if the visitor left the next page before it loaded', async ({
    page,
    contact,
  }) => {
    await visitContact(contact)
    const top = await fillIn(contact)
    const release = await holdRequests(page, '**/page-privacy*.js')
    await contact.privacyLink().click()
    await expect(page).toHaveURL(getRoutePath('privacy', language))
    await page.goBack()
    await expect(page).toHaveURL('/#contact')
    expect(await measureShift(contact.site, '#contact', top)).toBeLessThan(1)
    release()
    await expect(contact.field('message')).toHaveValue('Hola')
    expect(await measureShift(contact.site, '#contact', top)).toBeLessThan(1)
  })

  for (const id of ['home', 'articles/test-turing'] as const)
    test(`the scroll position stays after a switch of language: ${id}`, async ({ page, site }) => {
      const other = getOtherLanguage(language)
      await site.open(id)
      await scrollTo(site.footer())
      await site.opener('menu').click()
      await site.entry(site.nav[`language_${other}`]).click()
      await expect(page.locator('html')).toHaveAttribute('lang', other)
      await site.settledTop('footer')
      await expect(site.footer()).toBeInViewport()
    })

  test('the scroll position is restored by the browser after a reload', async ({ page, site }) => {
    await site.open('pricing')
    await site.footer().scrollIntoViewIfNeeded()
    await expect.poll(() => site.scrolledTo()).toBeGreaterThan(800)
    await page.reload()
    await site.hydrate()
    await expect.poll(() => site.scrolledTo()).toBeGreaterThan(800)
  })

  test('the scroll position is the top after a reload that leads back to the first step', async ({
    page,
    booking,
    site,
  }) => {
    await booking.open()
    await booking.choose('2026-11-26', '10:00')
    await booking.button('continue').click()
    await booking.field('phone').waitFor()
    await site.footer().scrollIntoViewIfNeeded()
    await expect.poll(() => site.scrolledTo()).toBeGreaterThan(400)
    await page.reload()
    await booking.calendar().waitFor()
    expect(await site.settledTop('h1')).toBeGreaterThan(0)
  })

  test.describe('in a browser without scroll anchoring, such as Safari', () => {
    test.beforeEach(async ({ page }) => {
      await page.addInitScript(() => {
        addEventListener('DOMContentLoaded', () => {
          document.documentElement.style.overflowAnchor = 'none'
        })
      })
    })

    test('the scroll position stays at a section while a section above it grows', async ({
      page,
      contact,
    }) => {
      const top = await visitContact(contact)
      await page.locator('#how-it-works').evaluate((section) => {
        // Half a pixel cannot be made up for by scrolling.
        section.style.paddingTop = '500.5px'
      })
      expect(await measureShift(contact.site, '#contact', top)).toBeLessThan(1)
    })

    test('the scroll position stays after Back while sections above it are loading', async ({
      page,
      site,
    }) => {
      await site.open('home')
      await page.locator('#ai-assistants').scrollIntoViewIfNeeded()
      await site.opener('menu').click()
      const top = await site.settledTop('#ai-assistants')
      await site.entry(site.nav.pricing).click()
      await expect(page).toHaveURL(getRoutePath('pricing', language))
      await expect(page.locator('#ai-assistants')).toHaveCount(0)
      await page.goBack()
      await expect.poll(() => measureShift(site, '#ai-assistants', top)).toBeLessThan(1)
    })
  })
})
