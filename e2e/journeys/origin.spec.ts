import { typedMessage } from '@/features/contact/domain/testing/contactMessage'
import { getRoutePath } from '@/site/routes'
import { expect, test } from '../fixtures/test'
import { texts } from '../fixtures/texts'
import { visitor } from '../fixtures/visitor'
import { BookingPage } from '../pages/BookingPage'
import { SitePage } from '../pages/SitePage'

const campaign = '?utm_source=boletin&utm_campaign=%3Cb%3E%22oto%C3%B1o%22&utm_id=7&gclid=%00'
const fromCampaign = { utm_source: 'boletin', utm_campaign: '<b>"otoño"' }
const campaignInNote = 'utm_source=boletin, utm_campaign=&lt;b&gt;&quot;otoño&quot;'

const referer = 'https://news.example.org/today?token=secret'
const referrer = 'news.example.org'

test('a booking tells of the first address, after another language and a link (R63)', async ({
  page,
  contacts,
  site,
}) => {
  await page.goto(`${getRoutePath('pricing', 'es')}${campaign}`, { referer })
  await site.hydrate()
  await site.switchTo('en')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await new SitePage(page, 'en').entry(texts.en.nav.schedule_demo).click()
  await expect(page).toHaveURL(getRoutePath('scheduleDemo', 'en'))
  const booking = new BookingPage(page, 'en')
  await booking.fillIn('2026-11-26', '10:00', visitor)
  await booking.book()

  const origin = { ...fromCampaign, referrer }
  expect((await contacts.stored()).activities).toMatchObject([
    { origin, note: expect.stringMatching(/<br>Origen: [^<]*$/) as unknown },
  ])
  const [activity] = (await contacts.stored()).activities
  expect(activity?.note).toContain(`<br>Origen: ${campaignInNote}, referrer=${referrer}`)
  expect(await page.evaluate(() => Object.entries(window.localStorage))).toEqual([
    ['language', 'en'],
  ])
  expect(await page.evaluate(() => [window.sessionStorage.length, document.cookie])).toEqual([
    0,
    '',
  ])
})

test.describe('a visitor whose browser speaks English', () => {
  test.use({ locale: 'en' })

  test('tells of the first address by a message, although two other documents were loaded (R63)', async ({
    page,
    contacts,
    contact,
  }) => {
    await page.goto(`${getRoutePath('blog', 'es')}${campaign}`, { referer })
    await expect(page).toHaveURL(`${getRoutePath('blog', 'en')}${campaign}`)
    await page.evaluate(() => {
      window.location.assign('/#contact')
    })
    await contact.site.hydrate()
    await contact.type(typedMessage)
    await contact.button('send').click()
    await expect(contact.toast(contact.text.success)).toBeVisible()
    // The referrer of the later documents is the site itself.
    expect((await contacts.stored()).activities).toMatchObject([{ origin: fromCampaign }])
  })
})
