import { setTimeout as wait } from 'node:timers/promises'
import { siteConfig } from '@/site/siteConfig'
import { getBookingUrl, type BookingLinks } from '../bookingLinks'
import type { Configuration } from '../configuration'
import { getErrorMessage } from '../errors'
import { deliverNext, type Send } from './deliver'
import { isBooking } from './events'
import { createFileMailer, createSmtpMailer, type Mailer } from './mailer'
import { getMailFolder } from './mailFiles'
import { createOwnerMail, createVisitorMail, type MailSettings } from './mails'
import type { Outbox, OutboxEntry, Recipient } from './outbox'
import { sendWebhook } from './webhook'

export type MessageConfiguration = Pick<
  Configuration,
  | 'siteUrl'
  | 'contactDatabase'
  | 'mailTransport'
  | 'smtpUrl'
  | 'mailFrom'
  | 'notifyEmail'
  | 'meetingUrl'
  | 'webhookUrl'
  | 'webhookSecret'
>

const getId = ({ event, recipient }: OutboxEntry) => `${event.id}-${recipient}`

function openMailer(configuration: MessageConfiguration): Mailer | undefined {
  const { mailTransport, smtpUrl } = configuration
  if (mailTransport === 'crm') return undefined
  return smtpUrl
    ? createSmtpMailer(smtpUrl.reveal())
    : createFileMailer(getMailFolder(configuration.contactDatabase))
}

/** Describes in a sentence how mails are sent. */
export function describeMails(configuration: MessageConfiguration): string {
  const { mailTransport, smtpUrl } = configuration
  if (mailTransport === 'crm') return 'Confirmations are sent by the CRM (MAIL_TRANSPORT=crm).'
  return smtpUrl
    ? `Mails are sent through ${new URL(smtpUrl.reveal()).host}.`
    : `Mails are written into ${getMailFolder(configuration.contactDatabase)}: set SMTP_URL to send them.`
}

function createMailSenders(
  configuration: MessageConfiguration,
  mailer: Mailer,
  bookingLinks: BookingLinks,
): Partial<Record<Recipient, Send>> {
  const { siteUrl, mailFrom, notifyEmail, meetingUrl } = configuration
  const { brand, email } = siteConfig
  const settings: MailSettings = {
    brand,
    siteUrl,
    from: mailFrom ?? { name: brand, address: email },
    replyTo: notifyEmail || email,
    ...(meetingUrl !== '' && { meetingUrl }),
    // The token is created here, so that the outbox stores none. The same event gives the same token.
    getBookingUrl: ({ activityId, number, createdAt, language }) => {
      const token = bookingLinks.issue({ activityId, number }, new Date(createdAt))
      return getBookingUrl(siteUrl, language, token)
    },
  }
  return {
    visitor: async (entry) => {
      if (!isBooking(entry.event)) return
      await mailer.send(createVisitorMail(entry.event, settings), getId(entry))
    },
    ...(notifyEmail !== '' && {
      owner: (entry) =>
        mailer.send(createOwnerMail(entry.event, settings, notifyEmail), getId(entry)),
    }),
  }
}

const pauseMs = 2_000

/** How long a stop waits for a mail or webhook that is being sent. */
const maxStopMs = 1_000

export interface Deliveries {
  /** Waits up to a second for a mail or webhook that is being sent. */
  stop(): Promise<void>
}

export interface DeliveryOptions {
  readonly configuration: MessageConfiguration
  readonly outbox: Outbox
  readonly bookingLinks: BookingLinks
  /** Gets sentences for the operator. */
  readonly report: (message: string) => void
}

/** Sends the due entries of the outbox every two seconds, until it is stopped. */
export function startDeliveries(options: DeliveryOptions): Deliveries {
  const { configuration, outbox, bookingLinks, report } = options
  const { webhookUrl: url, webhookSecret } = configuration
  const mailer = openMailer(configuration)
  const senders = {
    ...(mailer && createMailSenders(configuration, mailer, bookingLinks)),
    ...(url !== '' &&
      webhookSecret && {
        webhook: ({ event }: OutboxEntry, now: Date) =>
          sendWebhook(event, { url, secret: webhookSecret.reveal() }, now),
      }),
  }
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  const deliver = async () => {
    try {
      while (!isStopped && (await deliverNext({ outbox, senders, now: () => new Date() })));
    } catch (error) {
      report(`Mails and webhooks have to wait: ${getErrorMessage(error)}`)
    }
    if (!isStopped) timer = setTimeout(run, pauseMs)
  }
  let running: Promise<void>
  const run = () => {
    running = deliver()
  }
  run()

  return {
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      // A mail server that does not respond must not delay the stop: the entry is sent again later.
      await Promise.race([running, wait(maxStopMs, undefined, { ref: false })])
      mailer?.close()
    },
  }
}
