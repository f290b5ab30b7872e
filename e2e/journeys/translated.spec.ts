import type { BookedAppointment } from '@/contactService'
import { typedMessage } from '@/features/contact/domain/testing/contactMessage'
import { fillIn } from '@/i18n/fillIn'
import { formatDate, formatTime } from '@/i18n/format'
import { getPath } from '@/site/allRoutes'
import { getRoutePath } from '@/site/routes'
import { getOtherLanguage, languages } from '@/site/language'
import { booked, openAppointment, respondWith } from '../accessibility/appointmentStates'
import { combine, coverPairs, testsEverything } from '../fixtures/combinations'
import { followLink } from '../fixtures/followLink'
import { holdRequests, holdTimes } from '../fixtures/holdRequests'
import { failCall, failures } from '../fixtures/service'
import { describeEach, expect, test } from '../fixtures/test'
import { texts } from '../fixtures/texts'
import {
  expectNoStaleTexts,
  methods,
  moments,
  otherDocument,
  translateDocuments,
} from '../fixtures/translator'
import { chooseLanguage, viewports, visitor } from '../fixtures/visitor'
import { SitePage } from '../pages/SitePage'

const visits = combine({ language: languages, moment: moments, method: methods })

describeEach(coverPairs(visits), ({ language, moment, method }) => {
  test.use({ timezoneId: 'America/Bogota', viewport: viewports.wide })

  test.beforeEach(async ({ page, problems }) => {
    problems.expect(otherDocument)
    problems.expect(/ERR_INTERNET_DISCONNECTED/)
    await translateDocuments(page, { moment, method })
  })

  test('a demo is booked, with all that changes on the way', async ({
    page,
    contacts,
    booking,
    site,
  }) => {
    const { text } = booking
    // A press that lasts until React replaces a translated link is lost.
    await site.open('home')
    await page.getByRole('main').getByRole('link', { name: texts[language].hero.book_demo }).click()

    await test.step('days and months are chosen', async () => {
      // Until it is hydrated, a press makes React replace a translated wizard, and the click is lost.
      await booking.calendar().waitFor()
      await booking.button('continue').click()
      await expect(page.getByText(text.error_select_datetime)).toBeVisible()
      for (const date of ['2026-11-26', '2026-11-27', '2026-11-25']) {
        const release = await holdTimes(page)
        await booking.chooseDay(date)
        await booking.timesLoading().waitFor()
        release()
        await expect(booking.freeSlots().first()).toBeVisible()
      }
      await page.getByRole('button', { name: text.next_month }).click()
      await expect(booking.day('2026-12-09')).toHaveText('9')
      await page.getByRole('button', { name: text.previous_month }).click()
      await expect(booking.day('2026-11-26')).toHaveText('26')
      await booking.chooseDay('2026-11-26')
    })

    await test.step('times are shown in another form and zone', async () => {
      await page.getByRole('button', { name: text.times_h12 }).click()
      await expect(page.getByText(/^5:00\sp/i)).toBeVisible()
      await page.getByRole('button', { name: text.times_h23 }).click()
      await expect(page.getByText('17:00', { exact: true })).toBeVisible()
      await booking.chooseTimeZone('tokyo', /Tok[iy]o/)
      await expect(booking.timeZone()).toContainText(/Tok[iy]o/)
      await booking.chooseTimeZone('bogot', /Bogot/)
      await expect(booking.timeZone()).toContainText('Bogot')
      await page.getByRole('radio', { name: '10:00', exact: true }).check()
      await booking.button('continue').click()
    })

    await test.step('mistakes and a failure are told', async () => {
      await expect(booking.heading(2)).toBeFocused()
      await expect(page.getByText(fillIn(text.step_label, { step: 2 }))).toBeVisible()
      await booking.button('continue').click()
      await expect(page.getByText(text.field_required).first()).toBeVisible()
      await booking.type({ ...visitor, email: 'lucia@' })
      await booking.button('continue').click()
      await expect(page.getByText(text.error_valid_email).first()).toBeVisible()
      await booking.type(visitor)
    })

    await test.step('the appointment is changed and booked', async () => {
      await booking.button('change_appointment').click()
      await booking.chooseDay('2026-11-27')
      await page.getByRole('radio', { name: '11:00', exact: true }).check()
      await booking.button('continue').click()
      const summary = page.getByRole('region', { name: text.your_appointment })
      await expect(summary).toContainText(formatDate('2026-11-27', language))
      await expect(summary).toContainText('11:00')
      await failCall(page, { method: 'POST', path: 'activities' }, failures.offline, 1)
      await booking.button('continue').click()
      await expect(page.getByText(text.offline_text)).toBeVisible()
      await expect(booking.button('continue')).toBeVisible()
      await booking.book()
      await expect(page.getByText(fillIn(text.step_label, { step: 3 }))).toBeVisible()
      await expect(summary).toContainText('11:00')
      expect((await contacts.stored()).activities).toMatchObject([
        { due_date: '2026-11-27', due_time: '11:00' },
      ])
    })
    await expectNoStaleTexts(page)
  })

  test('an appointment is moved and cancelled', async ({ page, visit, booking, appointment }) => {
    let kept = booked
    await openAppointment(visit, {
      PUT: (route) => {
        kept = { ...kept, ...(route.request().postDataJSON() as Partial<BookedAppointment>) }
        return respondWith(kept)(route)
      },
      DELETE: (route) => respondWith({ ...kept, state: 'cancelled' })(route),
    })
    await appointment.button('change').click()
    await expect(appointment.title('change')).toBeFocused()
    await booking.choose('2026-11-27', '16:00')
    await booking.chooseDay('2026-11-30')
    await booking.slot('11:00').check()
    await appointment.button('submit_change').click()
    await expect(appointment.title('moved')).toBeFocused()
    await expect(page.getByRole('main')).toContainText(formatDate('2026-11-30', language))
    await expect(page.getByRole('main')).toContainText(formatTime('11:00', language))

    await appointment.button('cancel').click()
    await appointment.reason().fill('Viajo ese día')
    await appointment.button('keep').click()
    await appointment.button('cancel').click()
    await appointment.button('cancel').click()
    await expect(appointment.title('cancelledNow')).toBeFocused()
    await followLink(page.getByRole('link', { name: appointment.text.book_again }))
    await booking.heading(1).waitFor()
    await expectNoStaleTexts(page)
  })

  test('a message is sent after mistakes and a failure', async ({ page, contact }) => {
    await contact.open()
    await contact.button('send').click()
    await expect(page.getByText(contact.text.field_required).first()).toBeVisible()
    await contact.type(typedMessage)
    await failCall(page, { method: 'POST', path: 'activities' }, failures.offline, 1)
    await contact.button('send').click()
    await expect(contact.toast(contact.text.error_sending)).toBeVisible()
    await contact.button('send').click()
    await expect(contact.toast(contact.text.success)).toBeVisible()
    await contact.another().click()
    await expect(contact.field('name')).toBeFocused()
    await expectNoStaleTexts(page)
  })

  test('a demo chat goes on after the choice, and another begins', async ({ page, chat, site }) => {
    await site.open('howItWorks', '?assistant=pickerbot')
    await chat.comeIntoView()
    await chat.alternatives().nth(1).click()
    const [, chosen] = texts[language]['transcripts/generic'].pickerbot.alternatives
    await expect(chat.messages()).toHaveCount(6)
    await expect(chat.messages().nth(4)).toContainText(chosen.name)
    await chat.replay().click()
    await expect(chat.alternatives()).toHaveCount(3)
    await chat.tab('SupportPro').click()
    const [first] = texts[language]['transcripts/generic'].supportpro.messages
    await expect(chat.messages().first()).toContainText(first.text)
    await expectNoStaleTexts(page)
  })

  test('a page in another language than the visitor’s is shown in theirs', async ({ page }) => {
    const other = getOtherLanguage(language)
    await chooseLanguage(page, other)
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts[other].hero.title)
  })

  test('the search, the menus and articles work', async ({ page, site }) => {
    const { search } = texts[language]
    const status = page.getByRole('main').getByRole('status')
    await site.open('search')
    const suggestions = page.getByRole('navigation', { name: search.suggestions })
    await suggestions.getByRole('link', { name: search.suggestion_channels }).click()
    await expect(status).toContainText(search.suggestion_channels)
    for (const query of ['zzzz', 'crm', 'blog']) {
      await page.getByLabel(search.label).fill(query)
      await page.getByLabel(search.label).press('Enter')
      await expect(status).toContainText(query)
    }
    await site.opener('industries').click()
    await followLink(site.header().getByRole('link').filter({ visible: true }).nth(2))
    await followLink(site.entry(site.nav.blog))
    await expect(page).toHaveURL(getRoutePath('blog', language))
    await followLink(page.getByRole('article').getByRole('link').first())
    await expect(page.getByRole('article')).toHaveCount(1)
    const title = await site.title().textContent()
    await followLink(page.getByRole('main').getByRole('listitem').getByRole('link').last())
    await expect(site.title()).not.toHaveText(title ?? '')
    await expectNoStaleTexts(page)
  })

  test('pages can be shown in the other language, and back', async ({ page, site }) => {
    const other = getOtherLanguage(language)
    for (const id of ['home', 'financial', 'googleTerms', 'articles/test-turing'] as const) {
      await site.open(id)
      const title = (await site.title().textContent()) ?? ''
      await site.switchTo(other)
      await expect(page).toHaveURL(getPath(id, other))
      await expect(site.title()).not.toHaveText(title)
      await expectNoStaleTexts(page)
      await new SitePage(page, other).switchTo(language)
      await expect(site.title()).toHaveText(title)
    }
  })

  // Translated later, the page is in its own language until it is alive, as in `bookingSteps`, `shell` and `search`.
  if (moment === 'after hydration' && !testsEverything) return

  test('a tap on Continue before the page is alive is carried out', async ({ page, booking }) => {
    const release = await holdRequests(page)
    await page.goto(getRoutePath('scheduleDemo', language), { waitUntil: 'domcontentloaded' })
    await booking.button('continue').click()
    release()
    await expect(page.getByText(booking.text.error_select_datetime)).toBeVisible()
  })

  test('a menu that is opened before the page is alive stays open', async ({ page, site }) => {
    const release = await holdRequests(page)
    await page.goto(getRoutePath('pricing', language), { waitUntil: 'domcontentloaded' })
    await site.opener('industries').click()
    release()
    await site.hydrate()
    await expect(site.entry(site.nav.all_industries)).toBeVisible()
  })

  test('what is typed into the search before the page is alive stays', async ({ page, site }) => {
    const field = page.getByLabel(texts[language].search.label)
    const release = await holdRequests(page)
    await page.goto(getRoutePath('search', language), { waitUntil: 'domcontentloaded' })
    await field.pressSequentially('Whats')
    release()
    await site.hydrate()
    await expect(field).toHaveValue('Whats')
    await page.keyboard.type('App')
    await expect(field).toHaveValue('WhatsApp')
  })
})
