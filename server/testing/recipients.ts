import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { webhookSecret } from '../messages/testing/events'
import { startMailServer } from '../messages/testing/mailServer'
import { listen } from './ports'
import { startVendor } from './vendor/startVendor'
import { industryField, vendorToken } from './vendor/vendorRecords'

/** What a gateway is doing at the moment when its recipients are called. */
export type Moment = 'mail' | 'webhook' | 'delivery'

const owner = 'ventas@example.com'

interface WebhookBody {
  readonly data: { readonly number: number; readonly sequence: number }
}

/**
 * Starts a mail server and a webhook of each host's own, and one CRM for all.
 *
 * @param onMoment called before the recipient answers; the CRM does not know which host calls
 */
export async function startRecipients(
  hostCount: number,
  onMoment: (moment: Moment, host?: number) => void,
) {
  /** The ids of events, and the bookings, with the number of their changes. */
  const webhooks: { readonly id: string; readonly booking: string }[] = []
  const vendor = await startVendor({
    onCall: (call) => {
      if (call.startsWith('POST')) onMoment('delivery')
    },
  })
  vendor.account.dealFields.push(industryField)
  const receiver = createServer((request, response) => {
    json(request).then(
      (body) => {
        const { number, sequence } = (body as WebhookBody).data
        onMoment('webhook', Number(request.url?.slice(1)))
        const id = String(request.headers['webhook-id'])
        webhooks.push({ id, booking: `${number}/${sequence}` })
        response.writeHead(204).end()
      },
      // A host may be killed in the middle of a call.
      () => response.destroy(),
    )
  })
  const port = await listen(receiver)
  const mailServers = await Promise.all(
    Array.from({ length: hostCount }, (_, host) =>
      startMailServer({
        onMail: () => {
          onMoment('mail', host)
        },
      }),
    ),
  )

  /** The id of a mail that is not an event's is returned as it is. */
  const readMails = (isOwner: boolean) =>
    mailServers
      .flatMap(({ received, recipients }) =>
        received.map(({ messageId = '' }, index) => ({ messageId, to: recipients[index]?.[0] })),
      )
      .filter(({ to }) => (to === owner) === isOwner)
      .map(({ messageId }) => {
        const recipient = isOwner ? 'owner' : 'visitor'
        return new RegExp(`^<(.+)-${recipient}@`).exec(messageId)?.[1] ?? messageId
      })

  return {
    vendor,
    webhooks,
    /** The events' ids of the mails that were accepted. */
    readMails: () => ({ visitor: readMails(false), owner: readMails(true) }),
    /** The variables of a host that make it call these recipients. */
    getEnvironment: (host: number): Record<string, string> => ({
      SMTP_URL: mailServers[host]?.url ?? '',
      NOTIFY_EMAIL: owner,
      WEBHOOK_URL: `http://127.0.0.1:${port}/${host}`,
      WEBHOOK_SECRET: webhookSecret,
      CRM: 'pipedrive',
      CRM_URL: vendor.url,
      CRM_TOKEN: vendorToken,
    }),
    close: async () => {
      receiver.closeAllConnections()
      receiver.close()
      await Promise.all([vendor.close(), ...mailServers.map((server) => server.close())])
    },
  }
}

export type Recipients = Awaited<ReturnType<typeof startRecipients>>
