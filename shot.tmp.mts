import { launch } from 'puppeteer-core'
import { createVisitorMail, createOwnerMail } from './server/messages/mails'
import { createBookingEvent, createMessageEvent } from './server/messages/testing/events'
const settings = { brand: 'Conversalia', siteUrl: 'https://www.example.com', from: 'demo@example.com', replyTo: 'hola@example.com' }
const b = await launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const page = await b.newPage()
let i=0
for (const [scheme, mail] of [['light', createVisitorMail(createBookingEvent(), {...settings, meetingUrl:'https://meet.example.com/demo'})],['dark', createVisitorMail(createBookingEvent({language:'en'}), settings)],['light', createOwnerMail(createMessageEvent(), settings, 'x@example.com')],['dark', createVisitorMail(createBookingEvent({type:'booking.cancelled',language:'en'}), settings)]] as const) {
  await page.setViewport({ width: i%2?360:640, height: 620 })
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }])
  await page.setContent(mail.html)
  await page.screenshot({ path: `/tmp/mail${i++}.png` })
}
await b.close()
