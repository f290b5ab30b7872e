import { typedMessage } from '@/features/contact/domain/testing/contactMessage'
import { getRoutePath } from '@/site/routes'
import { siteConfig } from '@/site/siteConfig'
import { eachLanguage, sample } from '../fixtures/combinations'
import { describeEach, expect, test } from '../fixtures/test'
import { holdRequests } from '../fixtures/holdRequests'
import { passTimeOfTyping } from '../fixtures/visitor'
import { ContactSection, type TypedMessage } from '../pages/ContactSection'

const message: TypedMessage = {
  ...typedMessage,
  name: 'Lucía O’Neill <b>',
  email: 'lucia@ejemplo.example',
  phone: '0612 345-678',
  company: 'Café & Co.',
  subject: 'Pedidos <i>',
  message: 'Primera línea.\n¿Y los <b>reembolsos</b>?',
}

test.use({ locale: 'en', timezoneId: 'Pacific/Auckland' })

describeEach(sample(eachLanguage), ({ language }) => {
  test('the contact form writes a message to the CRM and keeps nothing but the country code', async ({
    contacts,
    contact,
  }) => {
    await contact.open()
    await contact.type(message)
    await contact.button('send').click()
    await expect(contact.toast(contact.text.success)).toBeVisible()
    await expect(contact.form()).toBeHidden()
    await contact.another().click()
    await expect(contact.field('name')).toBeFocused()
    for (const name of Object.keys(message)) {
      await expect(contact.field(name as keyof TypedMessage)).toHaveValue('')
    }
    // The browsers of this file are in Auckland.
    await expect(contact.country()).toContainText('+64')

    const { organizations, persons, deals, activities } = await contacts.stored()
    const mark = language === 'es' ? 'ESP' : 'ENG'
    expect(organizations).toMatchObject([{ name: message.company }])
    expect(persons).toMatchObject([
      {
        name: message.name,
        email: [{ value: message.email, primary: true }],
        phone: [{ value: '+64612345678', primary: true }],
        org_id: organizations[0]?.id,
      },
    ])
    expect(deals).toMatchObject([
      {
        title: `Contacto Web ${mark} - ${message.subject}`,
        status: 'open',
        value: siteConfig.deals.message,
        currency: siteConfig.deals.currency,
        person_id: persons[0]?.id,
      },
    ])
    // The clock is fixed at 09:00 UTC on 23 November: in Auckland it is evening of the same
    // day.
    expect(activities).toMatchObject([
      {
        type: 'email',
        due_date: '2026-11-23',
        due_time: '12:00',
        duration: '00:30',
        deal_id: deals[0]?.id,
        source_timezone: 'Pacific/Auckland',
      },
    ])
    const note = activities[0]?.note ?? ''
    expect(note).toContain('&lt;b&gt;reembolsos&lt;/b&gt;')
    expect(note).toContain('+64612345678')
    expect(note).not.toContain('<b>')
  })
})

test('a switch of language and a visit of another page lose nothing', async ({ page }) => {
  const contact = new ContactSection(page, 'es')
  await contact.open()
  await contact.type(message)
  await contact.site.switchTo('en')
  const english = new ContactSection(page, 'en')
  await expect(english.field('message')).toHaveValue(message.message)
  await expect(english.form()).toBeInViewport()
  await english.site.entry(english.site.nav.pricing).click()
  await expect(english.form()).toBeHidden()
  await english.site.entry(english.site.nav.contact).click()
  await expect(english.field('message')).toHaveValue(message.message)
  await expect(english.field('phone')).toHaveValue(message.phone)
})

// Playwright turns the back/forward cache off.
test('what the browser fills in again after Back is sent', async ({ page, contacts, contact }) => {
  await contact.open()
  await contact.fill(message)
  await contact.country().click()
  await page.getByRole('combobox').fill('Peru')
  await page.keyboard.press('Enter')
  await page.goto(getRoutePath('pricing', 'en'))
  await page.goBack()
  await contact.loadedForm().waitFor()
  for (const [name, value] of Object.entries(message))
    await expect(contact.field(name as keyof TypedMessage)).toHaveValue(value)
  await expect(contact.country()).toContainText('+51')
  await passTimeOfTyping(page)
  await contact.button('send').click()
  await expect(contact.toast(contact.text.success)).toBeVisible()
  expect((await contacts.stored()).persons).toMatchObject([
    { name: message.name, phone: [{ value: '+51612345678' }] },
  ])
})

test('letters typed while the countries open on a slow phone are all in the search', async ({
  page,
  contact,
}) => {
  const release = await holdRequests(page, '**/use-search-panel*')
  await contact.open()
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 8 })
  await contact.country().click()
  const letters = 'abcdefghijklmnopqrstuvwxyz'
  await page.keyboard.type(letters, { delay: 10 })
  release()
  await page.keyboard.type(letters, { delay: 10 })
  await expect(page.getByRole('combobox')).toHaveValue(letters + letters)
})
