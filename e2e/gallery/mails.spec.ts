import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { languages, type Language } from '@/site/language'
import {
  createOwnerMail,
  createReminder,
  createVisitorMail,
  type Mail,
} from '../../server/messages/mails'
import {
  createBookingEvent,
  createMessageEvent,
  mailSettings,
} from '../../server/messages/testing/events'
import { combine } from '../fixtures/combinations'
import { getPictureName, writeIndex } from './contactSheet'

const folder = path.join(import.meta.dirname, '../../gallery/mails')

const withMeeting = { ...mailSettings, meetingUrl: 'https://meet.example.com/demo' }
const appointment = { date: '2026-11-26', time: '11:00', timeZone: 'America/Mexico_City' }
const host = { name: 'Marta', email: 'marta@example.com' }

/** Each kind of mail, those to the owner in Spanish alone. */
function createMails(language: Language): Readonly<Record<string, Mail>> {
  const event = createBookingEvent({ language, appointment, host })
  return {
    confirmation: createVisitorMail(event, withMeeting),
    'confirmation without link': createVisitorMail(event, mailSettings),
    change: createVisitorMail({ ...event, type: 'booking.changed' }, withMeeting),
    cancellation: createVisitorMail({ ...event, type: 'booking.cancelled' }, withMeeting),
    reminder: createReminder(event, withMeeting),
    ...(language === 'es' && {
      'owner booking': createOwnerMail(event, mailSettings, 'ventas@example.com'),
      'owner message': createOwnerMail(createMessageEvent(), mailSettings, 'ventas@example.com'),
    }),
  }
}

/** Shows the mail's own pictures, as a mail program does. */
const showPictures = ({ html, attachments = [] }: Mail): string =>
  attachments.reduce(
    (shown, { cid, content }) => shown.replace(`cid:${cid}`, `data:image/png;base64,${content}`),
    html,
  )

const widths = { narrow: 320, wide: 600 }
const pictures = new Set<string>()

test.describe.configure({ mode: 'serial' })

test.beforeAll(() => {
  mkdirSync(folder, { recursive: true })
})

test.afterAll(() => {
  writeIndex(folder, pictures)
})

for (const { language, colorScheme, screen } of combine({
  language: languages,
  colorScheme: ['light', 'dark'],
  screen: ['narrow', 'wide'],
})) {
  const width = widths[screen]
  test(`mails in ${language}, ${colorScheme}, ${width}`, async ({ browser }) => {
    const page = await browser.newPage({ colorScheme, viewport: { width, height: 640 } })
    for (const [state, mail] of Object.entries(createMails(language))) {
      await page.setContent(showPictures(mail))
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      const picture = getPictureName({ state, language, colorScheme, width })
      pictures.add(picture)
      await page.screenshot({
        path: path.join(folder, picture),
        fullPage: true,
        type: 'jpeg',
        quality: 75,
      })
    }
    await page.close()
  })
}
