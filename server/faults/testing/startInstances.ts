import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { sql } from 'kysely'
import { readConfiguration } from '../../configuration'
import { webhookSecret } from '../../messages/testing/events'
import { startMailServer } from '../../messages/testing/mailServer'
import { readContacts } from '../../records/readContacts'
import type { Database } from '../../records/database'
import { readJobs } from '../../records/jobs'
import { openRecords } from '../../records/openRecords'
import { closeLater } from '../../testing/closing'
import { failTest } from '../../testing/openTestStore'
import { listen } from '../../testing/ports'
import { startProcess, type ServerProcess } from '../../testing/startProcess'
import { startVendor } from '../../testing/vendor/startVendor'
import { industryField, vendorToken } from '../../testing/vendor/vendorRecords'
import { stopProcess } from '../../testing/watchOutput'

const instanceCount = 2

export const repeat = <Result>(count: number, make: (index: number) => Result): Result[] =>
  Array.from({ length: count }, (_, index) => make(index))

/** What a gateway is doing at the moment when its recipients are called. */
export type Moment = 'mail' | 'webhook' | 'delivery'

const owner = 'ventas@example.com'

interface WebhookBody {
  readonly data: { readonly number: number; readonly sequence: number }
}

/**
 * Starts a mail server and a webhook of each instance's own, and one CRM for both.
 *
 * @param onMoment called before the recipient answers; the CRM does not know which instance calls
 */
export async function startRecipients(onMoment: (moment: Moment, instance?: number) => void) {
  /** The ids of events, and the bookings, with the number of their changes. */
  const webhooks: { readonly id: string; readonly booking: string }[] = []
  const vendor = closeLater(
    await startVendor({
      onCall: (call) => {
        if (call.startsWith('POST')) onMoment('delivery')
      },
    }),
  )
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
      // An instance may be killed in the middle of a call.
      () => response.destroy(),
    )
  })
  const port = await listen(closeLater(receiver))
  const mailServers = await Promise.all(
    repeat(instanceCount, async (instance) =>
      closeLater(
        await startMailServer({
          onMail: () => {
            onMoment('mail', instance)
          },
        }),
      ),
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
    /** The variables of an instance that make it call these recipients. */
    getEnvironment: (instance: number): Record<string, string> => ({
      SMTP_URL: mailServers[instance]?.url ?? '',
      NOTIFY_EMAIL: owner,
      WEBHOOK_URL: `http://127.0.0.1:${port}/${instance}`,
      WEBHOOK_SECRET: webhookSecret,
      CRM: 'pipedrive',
      CRM_URL: vendor.url,
      CRM_TOKEN: vendorToken,
    }),
  }
}

export type Recipients = Awaited<ReturnType<typeof startRecipients>>

/** As if everything that failed or was interrupted had happened long ago. */
const letTimePass = (database: Database) =>
  database.transact(async (transaction) => {
    const longAgo = new Date(0).toISOString()
    await transaction
      .updateTable('jobs')
      .set({ due_at: longAgo })
      .where('state', '=', 'waiting')
      .execute()
    const minuteAgo = Date.now() - 61_000
    await transaction
      .updateTable('crm_records')
      .set({ begun_at: sql`CASE WHEN begun_at > ${minuteAgo} THEN ${minuteAgo} ELSE begun_at END` })
      .execute()
    await transaction.updateTable('busy_reads').set({ busy_until: 0 }).execute()
  })

/**
 * Two gateways, each a process with a folder of its own, on the same records.
 *
 * @param records the variable that says where those are
 */
export async function startInstances(records: Record<string, string>, recipients: Recipients) {
  const processes: ServerProcess[] = []
  const urls: string[] = []

  const start = async (instance: number) => {
    const environment = recipients.getEnvironment(instance)
    const started = await startProcess({ LOG_LEVEL: 'notice', ...records, ...environment })
    processes[instance] = started
    urls[instance] = started.url
  }
  const startAll = () => Promise.all(repeat(instanceCount, start))
  await startAll()
  const database = closeLater(await openRecords(readConfiguration(records), failTest))

  return {
    urls,
    kill: (instance: number) => processes[instance]?.child.kill('SIGKILL'),
    restart: start,
    /** Stops both, lets time pass, and starts both. */
    restartLater: async () => {
      await Promise.all(processes.map(({ child }) => stopProcess(child)))
      await letTimePass(database)
      await startAll()
    },
    read: () => database.read(readContacts),
    countWaitingJobs: async () =>
      (await database.read(readJobs)).filter(({ state }) => state !== 'sent').length,
  }
}
