import { fillIn } from '@/i18n/fillIn'
import { formatTime } from '@/i18n/format'
import { getOtherLanguage } from '@/site/language'
import { getAppointmentPath, getRoutePath } from '@/site/routes'
import { getState } from '../accessibility/states'
import { expectNoOverflow, expectNoViolations } from '../fixtures/axe'
import { eachLanguage, sample } from '../fixtures/combinations'
import { secondClickPressesPage } from '../fixtures/doubleClick'
import { followLink } from '../fixtures/followLink'
import { getAppointmentLink, getInvitation } from '../fixtures/contacts'
import { describeEach, expect, test } from '../fixtures/test'
import { visitor } from '../fixtures/visitor'
import { AppointmentPage } from '../pages/AppointmentPage'

describeEach(sample(eachLanguage), ({ language }) => {
  describeEach([{ width: 'narrow', colorScheme: 'dark' }], () => {
    test('a demo is booked, moved and cancelled by the link in its mail without axe violations', async ({
      page,
      contacts,
      booking,
      appointment,
    }) => {
      test.slow()
      const check = async () => {
        await expectNoViolations(page)
        await expectNoOverflow(page)
      }
      const requested: string[] = []
      page.on('request', (request) =>
        requested.push(`${request.url()} ${request.headers().referer}`),
      )

      const link = await test.step('the mail contains a link', async () => {
        await page.goto(getRoutePath('scheduleDemo', language))
        await booking.fillIn('2026-11-26', '10:00', visitor)
        await booking.book()
        await expect.poll(() => contacts.mails()).toHaveLength(1)
        const [mail] = await contacts.mails()
        expect(getInvitation(mail)).toContain('SEQUENCE:0')
        return getAppointmentLink(mail, language)
      })
      const token = link.slice(link.lastIndexOf('/') + 1)

      await test.step('the demo is moved', async () => {
        const response = await page.goto(link)
        expect(response?.headers()).toMatchObject({
          'cache-control': 'no-store',
          'referrer-policy': 'no-referrer',
          'x-robots-tag': 'noindex',
        })
        await expect(appointment.title('booked')).toBeVisible()
        await check()
        await appointment.button('change').click()
        await expect(appointment.title('change')).toBeFocused()
        const own = { time: formatTime('10:00', language) }
        const ownSlot = fillIn(booking.text.time_yours, own)
        await expect(page.getByRole('radio', { name: ownSlot })).toBeDisabled()
        await booking.choose('2026-11-27', '16:00')
        await check()
        await appointment.button('submit_change').click()
        await expect(appointment.title('moved')).toBeFocused()
        await expect.poll(() => contacts.mails()).toHaveLength(2)
        const invitations = (await contacts.mails()).map(getInvitation)
        const update = invitations.find((text) => text.includes('SEQUENCE:1'))
        expect(update).toContain('METHOD:REQUEST')
        expect(update).toContain('DTSTART:20261127T150000Z')
        expect((await contacts.stored()).activities).toMatchObject([
          { due_date: '2026-11-27', due_time: '16:00' },
        ])
      })

      await test.step('the demo is cancelled', async () => {
        await appointment.button('cancel').click()
        await appointment.reason().fill('Viajo ese día')
        await check()
        await appointment.button('cancel').click()
        await expect(appointment.title('cancelledNow')).toBeFocused()
        await expect.poll(() => contacts.mails()).toHaveLength(3)
        const invitations = (await contacts.mails()).map(getInvitation)
        expect(invitations.filter((text) => text.includes('METHOD:CANCEL'))).toHaveLength(1)
      })

      await test.step('the slot is free again', async () => {
        await followLink(page.getByRole('link', { name: appointment.text.book_again }))
        await booking.chooseDay('2026-11-27')
        await expect(booking.slot('16:00')).toBeEnabled()
      })

      await test.step('the link shows that the demo is cancelled', async () => {
        await page.goto(link)
        await expect(appointment.title('cancelled')).toBeVisible()
      })

      await test.step('the token is only in the page’s own URL (R57)', async () => {
        const withToken = requested.filter((each) => each.includes(token))
        expect(withToken.every((each) => each.startsWith(new URL(link, page.url()).href))).toBe(
          true,
        )
        expect(await page.title()).not.toContain(token)
        expect(
          await page.evaluate(() => JSON.stringify([localStorage, sessionStorage])),
        ).not.toContain(token)
        expect(await page.locator('head').innerHTML()).not.toContain(token)
      })
    })
  })

  test('a forged link is refused, and its case is kept in the other language', async ({
    page,
    problems,
    appointment,
    site,
  }) => {
    problems.expect(/status of 403/)
    const token = '1.1.Forged.aBcDeF'
    await page.goto(getAppointmentPath(token, language).replace('demo/', 'DEMO/'))
    await expect(page).toHaveURL((url) => url.pathname === getAppointmentPath(token, language))
    await expect(appointment.title('invalid')).toBeVisible()
    await expectNoViolations(page)
    const other = getOtherLanguage(language)
    await site.switchTo(other)
    await expect(page).toHaveURL((url) => url.pathname === getAppointmentPath(token, other))
    await expect(new AppointmentPage(page, other).title('invalid')).toBeVisible()
  })

  test('the second click of a double click presses nothing of the next view', async ({
    visit,
    appointment,
  }) => {
    await getState('appointment, booked').reach(visit)
    expect(await secondClickPressesPage(appointment.button('change'))).toBe(false)
    await expect(appointment.title('change')).toBeFocused()
    await appointment.button('keep_time').click()
    expect(await secondClickPressesPage(appointment.button('cancel'))).toBe(false)
    await appointment.button('keep').click()
    await expect(appointment.title('booked')).toBeFocused()
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('the page of an appointment says how to change a demo', async ({ page, appointment }) => {
      await page.goto(getAppointmentPath('a.b', language))
      await expect(page.getByRole('alert')).toContainText(appointment.text.needs_script)
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
      await expect(page.locator('link[rel="canonical"], link[hreflang]')).toHaveCount(0)
    })
  })
})
