import type { Page } from '@playwright/test'
import { typedMessage } from '@/features/contact/domain/testing/contactMessage'
import { getOtherLanguage, languages, type Language } from '@/site/language'
import { pauseMs } from '@/site/loading'
import { combine, coverPairs, eachLanguage, sample } from '../fixtures/combinations'
import { holdRequests } from '../fixtures/holdRequests'
import { expectLater } from '../fixtures/expectLater'
import { scrollTo } from '../fixtures/scroll'
import { neverRespond } from '../fixtures/service'
import { describeEach, expect, test } from '../fixtures/test'
import { otherDocument } from '../fixtures/translator'
import { texts } from '../fixtures/texts'
import { passTimeOfTyping } from '../fixtures/visitor'
import { ContactSection } from '../pages/ContactSection'

const formScript = '**/assets/use-contact*'

/** What has not come yet: any script, or only that of the form. */
const held = { 'before any script': '**/*.js', 'before its script': formScript } as const

/** Opens the home page and comes to the form, whose script is held back. */
async function comeToForm(page: Page, language: Language, urls: string) {
  const contact = new ContactSection(page, language)
  const releaseScripts = await holdRequests(page, urls)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  if (urls === formScript) await contact.site.hydrate()
  await scrollTo(contact.form())
  return { contact, releaseScripts }
}

const visits = combine({
  language: languages,
  width: ['narrow', 'wide'],
  moment: ['before any script', 'before its script'],
})

describeEach(coverPairs(visits), ({ language, width, moment }) => {
  test('the form is typed into, and goes on where the visitor is', async ({ page }) => {
    const { contact, releaseScripts } = await comeToForm(page, language, held[moment])
    const before = await contact.form().boundingBox()
    await contact.field('message').fill(typedMessage.message)
    await contact.field('name').click()
    await expect(contact.field('name').locator('..')).toHaveCSS('outline-style', 'solid')
    await page.keyboard.type('Luca')
    await page.keyboard.press('ArrowLeft')
    releaseScripts()
    await contact.loadedForm().waitFor()
    await page.keyboard.type('í')
    await expect(contact.field('name')).toHaveValue('Lucía')
    await expect(contact.field('message')).toHaveValue(typedMessage.message)
    const after = await contact.form().boundingBox()
    expect([after?.width, after?.height]).toEqual([before?.width, before?.height])
    await contact.button('send').click()
    await expect(contact.field('email')).toHaveAccessibleDescription(contact.text.field_required)
    await expect(contact.field('name')).toHaveValue('Lucía')
  })

  test('the form keeps what was typed when the language is switched', async ({ page }) => {
    const { contact, releaseScripts } = await comeToForm(page, language, held[moment])
    await contact.field('message').fill(typedMessage.message)
    const other = getOtherLanguage(language)
    await contact.site.opener(width === 'narrow' ? 'menu' : 'language').click()
    await contact.site.entry(contact.site.nav[`language_${other}`]).click()
    releaseScripts()
    const inOther = new ContactSection(page, other)
    await inOther.loadedForm().waitFor()
    await expect(inOther.field('message')).toHaveValue(typedMessage.message)
  })

  test('the form is sent by its button or by Enter', async ({ page, contacts }) => {
    const { contact, releaseScripts } = await comeToForm(page, language, held[moment])
    await contact.type(typedMessage)
    // A browser clicks the button, too, at Enter in a field.
    if (moment === 'before any script') await contact.button('send').click()
    else await contact.field('subject').press('Enter')
    await expect(page).toHaveURL('/')
    releaseScripts()
    await contact.loadedForm().waitFor()
    await passTimeOfTyping(page)
    await expect(contact.toast(contact.text.success)).toBeVisible()
    expect((await contacts.stored()).persons).toMatchObject([{ name: typedMessage.name }])
  })

  test('the form opens its countries', async ({ page }) => {
    const { contact, releaseScripts } = await comeToForm(page, language, held[moment])
    await contact.country().click()
    releaseScripts()
    await expect(page.getByRole('combobox')).toBeFocused()
  })
})

describeEach(sample(eachLanguage), ({ language }) => {
  test('a link to the form leaves what was typed, also when its script comes', async ({ page }) => {
    const { contact, releaseScripts } = await comeToForm(page, language, formScript)
    await contact.field('name').fill(typedMessage.name)
    await contact.site.entry(contact.site.nav.contact).click()
    await expect(page).toHaveURL('/#contact')
    await expect(contact.field('name')).toHaveValue(typedMessage.name)
    await contact.field('message').fill(typedMessage.message)
    releaseScripts()
    await contact.loadedForm().waitFor()
    await expect(contact.field('name')).toHaveValue(typedMessage.name)
    await expect(contact.field('message')).toHaveValue(typedMessage.message)
  })

  test('what was typed into the form is there again after a visit of another page', async ({
    page,
  }) => {
    const { contact, releaseScripts } = await comeToForm(page, language, formScript)
    await contact.field('name').fill(typedMessage.name)
    await contact.site.entry(contact.site.nav.pricing).click()
    await expect(contact.form()).toBeHidden()
    await page.goBack()
    await expect(contact.field('name')).toHaveValue(typedMessage.name)
    releaseScripts()
    await contact.loadedForm().waitFor()
    await expect(contact.field('name')).toHaveValue(typedMessage.name)
  })

  test('without the form’s script a message is in its place, and what was typed comes back', async ({
    page,
    problems,
  }) => {
    problems.expect(/./)
    const { contact } = await comeToForm(page, language, '**/no-script')
    await page.route(formScript, (route) => route.abort())
    await contact.site.hydrate()
    await contact.field('name').fill(typedMessage.name)
    const retry = page.getByRole('button', { name: texts[language].not_found.retry })
    await expectLater(retry, pauseMs)
    await page.unroute(formScript)
    await retry.click()
    await contact.loadedForm().waitFor()
    await expect(contact.field('name')).toHaveValue(typedMessage.name)
  })

  test('typing into the form goes on where a password manager has put something into the form', async ({
    page,
    problems,
  }) => {
    problems.expect(otherDocument)
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        for (const field of document.querySelectorAll('main input'))
          field.after(document.createElement('div'))
      })
    })
    const { contact, releaseScripts } = await comeToForm(page, language, formScript)
    await contact.field('name').click()
    await page.keyboard.type('Luc')
    releaseScripts()
    await contact.loadedForm().waitFor()
    await page.keyboard.type('ía')
    await expect(contact.field('name')).toHaveValue('Lucía')
  })
})

test('a screen reader sends the form by a click alone, without pointer and focus', async ({
  contact,
}) => {
  await contact.site.open('home')
  await contact.button('send').dispatchEvent('click')
  await expect(contact.field('name')).toHaveAccessibleDescription(contact.text.field_required)
})

test('the form is there if the address leads to it, before anything below the first view is laid out', async ({
  page,
  contact,
}) => {
  // Sections are laid out by frames.
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0
  })
  await page.goto('/#contact')
  await contact.field('name').fill(typedMessage.name)
  await expect(contact.field('name')).toBeInViewport()
})

test('the form comes though another file hangs', async ({ page, contact }) => {
  await page.route('**/print*.css', neverRespond)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await expect(contact.form()).toBeVisible()
})

test('an address that leads to the form takes neither focus nor view from who has gone on', async ({
  page,
  contact,
}) => {
  const releaseScripts = await holdRequests(page, held['before any script'])
  await page.goto('/#contact', { waitUntil: 'domcontentloaded' })
  await contact.field('message').click()
  await page.keyboard.type('We sell')
  const top = await contact.site.settledTop('#contact')
  releaseScripts()
  await contact.loadedForm().waitFor()
  await page.keyboard.type(' bicycles in three cities', { delay: 40 })
  await expect(contact.field('message')).toHaveValue('We sell bicycles in three cities')
  expect(await contact.site.settledTop('#contact')).toBeCloseTo(top, 0)
})
