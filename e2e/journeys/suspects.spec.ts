import type { Page } from '@playwright/test'
import { typedMessage } from '@/features/contact/domain/testing/contactMessage'
import { languages } from '@/site/language'
import { combine, coverValues } from '../fixtures/combinations'
import { describeEach, expect, test, type Visit } from '../fixtures/test'
import { passTimeOfTyping, visitor } from '../fixtures/visitor'

const date = '2026-11-26'
const message = { ...typedMessage, email: visitor.email }

/** The forms: opened and filled in at once, as by autofill, then sent. */
const forms = {
  booking: async ({ booking }: Visit) => {
    await booking.open()
    await booking.choose(date, '10:00')
    await booking.button('continue').click()
    await booking.fill(visitor)
    return {
      send: () => booking.button('continue').click(),
      confirmation: booking.heading(3),
    }
  },
  contact: async ({ contact }: Visit) => {
    await contact.open()
    await contact.fill(message)
    return {
      send: () => contact.button('send').click(),
      confirmation: contact.another(),
    }
  },
}

/** Fills in the hidden field as a password manager does that nothing keeps from it. */
const fillInHoneypot = (page: Page) =>
  page.locator('form [aria-hidden] input').evaluate((field) => {
    Object.assign(field, { value: 'someone@example.com' })
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.dispatchEvent(new Event('change', { bubbles: true }))
  })

const visits = combine({
  name: Object.keys(forms) as (keyof typeof forms)[],
  language: languages,
})

describeEach(coverValues(visits), ({ name }) => {
  test('a form whose hidden field was filled in waits for the owner, who accepts it (R59)', async ({
    page,
    contacts,
    visit,
  }) => {
    const form = await forms[name](visit)
    await fillInHoneypot(page)
    await passTimeOfTyping(page)
    await form.send()
    await expect(form.confirmation).toBeVisible()
    expect(await contacts.stored()).toMatchObject({ persons: [], activities: [] })
    const [suspect] = JSON.parse(await contacts.run('--suspects=json')) as { id: number }[]
    expect(suspect).toMatchObject({
      reason: 'trap',
      parts: { person: { email: [{ value: visitor.email }] } },
    })

    await contacts.run('--accept', String(suspect?.id))
    expect((await contacts.stored()).activities).toHaveLength(1)
    expect(await contacts.run('--suspects=json')).toBe('[]\n')
    if (name === 'contact') return
    await expect.poll(async () => (await contacts.mails()).length).toBe(1)
    const [mail] = await contacts.mails()
    expect(mail?.to).toMatchObject({ text: visitor.email })
  })
})
