import { createServer, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import type { ParsedMail } from 'mailparser'
import { Webhook } from 'standardwebhooks'
import { getRoutePath } from '@/site/routes'
import { siteConfig } from '@/site/siteConfig'
import { webhookSecret } from '../../server/messages/testing/events'
import { startMailServer, type MailServer } from '../../server/messages/testing/mailServer'
import { findFreePort, listen } from '../../server/testing/ports'
import { startVendor, type Vendor } from '../../server/testing/vendor/startVendor'
import { vendorToken } from '../../server/testing/vendor/vendorRecords'
import { getAppointmentLink, getInvitation } from '../fixtures/contacts'
import { recordDevTools } from '../fixtures/devTools'
import { followLink } from '../fixtures/followLink'
import { now, startGatewayProcess } from '../fixtures/gateway'
import { expect, test as base } from '../fixtures/test'
import { visitor } from '../fixtures/visitor'

const owner = 'owner@example.com'

interface ReceivedWebhook {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** A gateway that delivers to an account of the vendor, with all whom it tells of a booking. */
interface Crm {
  readonly url: string
  readonly metricsUrl: string
  readonly vendor: Vendor
  readonly mailServer: MailServer
  readonly webhooks: readonly ReceivedWebhook[]
}

/** Starts the owner's receiver of webhooks. */
async function startReceiver() {
  const received: ReceivedWebhook[] = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ headers: request.headers, body })
      response.writeHead(204).end()
    })
  })
  return {
    received,
    url: `http://127.0.0.1:${await listen(server)}/hook`,
    close: () => server.close(),
  }
}

const test = base.extend<{ crm: Crm }>({
  crm: async ({}, use) => {
    const vendor = await startVendor({ now: () => now })
    const mailServer = await startMailServer()
    const receiver = await startReceiver()
    const metricsPort = String(await findFreePort())
    const gateway = await startGatewayProcess({
      CRM: 'pipedrive',
      CRM_URL: vendor.url,
      CRM_TOKEN: vendorToken,
      SMTP_URL: mailServer.url,
      MAIL_FROM: 'Conversalia <demo@example.com>',
      NOTIFY_EMAIL: owner,
      WEBHOOK_URL: receiver.url,
      WEBHOOK_SECRET: webhookSecret,
      METRICS_PORT: metricsPort,
    })
    await use({
      url: gateway.url,
      metricsUrl: `http://127.0.0.1:${metricsPort}/metrics`,
      vendor,
      mailServer,
      webhooks: receiver.received,
    })
    await gateway.stop()
    receiver.close()
    await mailServer.close()
    await vendor.close()
  },
  baseURL: async ({ crm }, use) => {
    await use(crm.url)
  },
})

const isTo = (address: string) => (mail: ParsedMail) =>
  [mail.to].flat().some((to) => to?.text.includes(address))

/** Verifies a webhook with the owner's library, and returns its type. */
function readWebhook({ headers, body }: ReceivedWebhook): string {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp } = headers
  // The library's own `verify` compares the time with the real clock, which the gateway's is not.
  const signature = new Webhook(webhookSecret).sign(
    String(id),
    new Date(Number(timestamp) * 1000),
    body,
  )
  expect(headers['webhook-signature']).toBe(signature)
  return (JSON.parse(body) as { type: string }).type
}

test('a booking is delivered to the CRM and follows its visitor’s changes', async ({
  page,
  crm,
  booking,
  appointment,
}) => {
  test.slow()
  const { account } = crm.vendor
  const responses: Promise<string>[] = []
  page.on('response', (response) => {
    const headers = JSON.stringify(response.headers())
    responses.push(
      response.text().then(
        (body) => headers + body,
        () => headers,
      ),
    )
  })
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  const inDevTools = await recordDevTools(page)
  const visitorMails = () => crm.mailServer.received.filter(isTo(visitor.email))

  await test.step('organization, person, deal and meeting are created', async () => {
    account.dealFields.push({ key: 'c'.repeat(40), name: 'utm_source', field_type: 'varchar' })
    await page.goto(`${getRoutePath('scheduleDemo', 'es')}?industry=retail&utm_source=boletin`)
    await booking.fillIn('2026-11-26', '10:00', visitor)
    await booking.book()
    await expect.poll(() => account.activities.length).toBe(1)
    expect(account.organizations).toMatchObject([{ name: visitor.company }])
    expect(account.persons).toMatchObject([
      { name: visitor.name, emails: [{ value: visitor.email, primary: true }] },
    ])
    const org_id = account.organizations[0]?.id
    const { demo: value, currency } = siteConfig.deals
    expect(account.deals).toMatchObject([
      { org_id, person_id: account.persons[0]?.id, value, currency },
    ])
    expect(Object.values(account.deals[0]?.custom_fields ?? {}).sort()).toEqual([
      'Comercio',
      'boletin',
    ])
    expect(account.activities).toMatchObject([
      {
        type: 'meeting',
        due_date: '2026-11-26',
        due_time: expect.stringMatching(/^09:00/) as unknown,
        deal_id: account.deals[0]?.id,
        org_id,
      },
    ])
    expect(crm.vendor.violations).toEqual([])
  })

  const link = await test.step('visitor, owner and webhook are notified', async () => {
    await expect.poll(() => visitorMails().length).toBe(1)
    await expect.poll(() => crm.mailServer.received.filter(isTo(owner)).length).toBe(1)
    await expect.poll(() => crm.webhooks.map(readWebhook)).toEqual(['booking.created'])
    expect(getInvitation(visitorMails()[0])).toContain('DTSTART:20261126T090000Z')
    const origin = { utm_source: 'boletin' }
    expect(JSON.parse(crm.webhooks[0]?.body ?? '')).toMatchObject({ data: { origin } })
    expect(crm.mailServer.received.find(isTo(owner))?.text).toContain('utm_source=boletin')
    return getAppointmentLink(visitorMails()[0], 'es')
  })

  await test.step('the meeting is moved', async () => {
    await page.goto(link)
    await appointment.button('change').click()
    await booking.choose('2026-11-27', '16:00')
    await appointment.button('submit_change').click()
    await expect(appointment.title('moved')).toBeFocused()
    await expect
      .poll(() => account.activities)
      .toMatchObject([
        { due_date: '2026-11-27', due_time: expect.stringMatching(/^15:00/) as unknown },
      ])
    await expect.poll(() => visitorMails().length).toBe(2)
    expect(getInvitation(visitorMails()[1])).toContain('SEQUENCE:1')
  })

  await test.step('the meeting is marked as cancelled, and its slot is free', async () => {
    await appointment.button('cancel').click()
    await appointment.button('cancel').click()
    await expect(appointment.title('cancelledNow')).toBeFocused()
    await expect
      .poll(() => account.activities)
      .toMatchObject([{ subject: expect.stringMatching(/^Cancelada: /) as unknown }])
    await expect.poll(() => visitorMails().length).toBe(3)
    expect(getInvitation(visitorMails()[2])).toContain('METHOD:CANCEL')
    await expect
      .poll(() => crm.webhooks.map(readWebhook))
      .toEqual(['booking.created', 'booking.changed', 'booking.cancelled'])
    await followLink(page.getByRole('link', { name: appointment.text.book_again }))
    await booking.chooseDay('2026-11-27')
    await expect(booking.slot('16:00')).toBeEnabled()
    expect(crm.vendor.violations).toEqual([])
  })

  await test.step('the account’s token is in no response, log, metric or Redux state', async () => {
    const metrics = await (await fetch(crm.metricsUrl)).text()
    expect(metrics).toContain('site_requests_total')
    expect(responses.length).toBeGreaterThan(10)
    for (const shown of ['appointmentConfirmed', '{"utm_source":"boletin"}'])
      expect(inDevTools.join()).toContain(shown)
    for (const told of [metrics, ...logged, ...inDevTools, ...(await Promise.all(responses))])
      expect(told).not.toContain(vendorToken)
  })

  await test.step('Redux DevTools contain neither the visitor’s data nor the link (R57)', () => {
    const token = link.slice(link.lastIndexOf('/') + 1)
    for (const secret of [token, visitor.name, visitor.email])
      expect(inDevTools.filter((shown) => shown.includes(secret))).toEqual([])
  })
})
