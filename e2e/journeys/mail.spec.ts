import { formatDate } from '@/i18n/format'
import { languages } from '@/site/language'
import { getRoutePath } from '@/site/routes'
import { expect, test } from '../fixtures/test'
import { visitor } from '../fixtures/visitor'
import { BookingPage } from '../pages/BookingPage'

for (const language of languages) {
  test.describe(language, () => {
    test.use({ locale: language, timezoneId: 'Europe/Madrid' })

    test('whoever books gets a mail with an invitation', async ({ page, contacts }) => {
      const booking = new BookingPage(page, language)
      await page.goto(getRoutePath('scheduleDemo', language))
      await booking.fillIn('2026-11-26', '10:00', visitor)
      await booking.button('continue').click()
      await expect(booking.heading(3)).toBeFocused()

      await expect.poll(() => contacts.mails()).toHaveLength(1)
      const [mail] = await contacts.mails()
      expect(mail?.to).toMatchObject({ text: visitor.email })
      expect(mail?.text).toContain(formatDate('2026-11-26', language))
      const invitation = mail?.attachments.find(
        ({ contentType }) => contentType === 'text/calendar',
      )
      expect(invitation?.content.toString()).toContain('DTSTART:20261126T090000Z')
    })
  })
}
