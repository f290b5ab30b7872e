import { setTimeout as wait } from 'node:timers/promises'
import { getEventSpan } from '@/features/booking/domain/calendarEvent'
import { siteConfig } from '@/site/siteConfig'
import { getBookingUrl, type BookingLinks } from '../bookingLinks'
import type { Configuration } from '../configuration'
import type { BusyTimes } from '../crm/busyTimes'
import { normalizeEmail } from '../emailAddresses'
import { createWorkLimit } from '../limits/workLimit'
import type { SiteContext } from '../records/database'
import type { Jobs } from '../records/jobs'
import { createReminderSender } from './reminders'
import { dayMs } from '../time'
import { createJobSender, getMailId, Obsolete, type Send } from './deliver'
import { isBooking, isVisitorEvent, recipients, type SiteEvent, type Recipient } from './events'
import { createFileMailer, createSmtpMailer, type Mailer } from './mailer'
import { getMailFolder } from './mailFiles'
import {
  createOwnerMail,
  createReleaseMail,
  createSuspectsMail,
  createVisitorMail,
  type MailSettings,
} from './mails'
import { startLane, type Lane } from '../startLane'
import { sendWebhook } from './webhook'

function openMailer({ configuration }: DeliveryOptions): Mailer | undefined {
  const { mailTransport, smtpUrl, contactDatabase } = configuration
  if (mailTransport === 'crm') return undefined
  return smtpUrl
    ? createSmtpMailer(smtpUrl.reveal())
    : createFileMailer(getMailFolder(contactDatabase))
}

/** The sender of all mails. */
export const getSender = ({ mailFrom }: Pick<Configuration, 'mailFrom'>) =>
  mailFrom ?? { name: siteConfig.brand, address: siteConfig.email }

/** Describes in a sentence how mails are sent. */
export function describeMails(configuration: Configuration): string {
  const { mailTransport, smtpUrl } = configuration
  if (mailTransport === 'crm') return 'The site sends no mails (MAIL_TRANSPORT=crm).'
  return smtpUrl
    ? `Mails are sent from ${getSender(configuration).address} through ${new URL(smtpUrl.reveal()).host}.`
    : `Mails are written into ${getMailFolder(configuration.contactDatabase)}: set SMTP_URL to send them.`
}

/** Says who is told of bookings and messages. */
export function describeRecipients(configuration: Configuration): string {
  const { crm, mailTransport, notifyEmail, webhookUrl } = configuration
  const names = [
    notifyEmail !== '' && mailTransport === 'site' && 'NOTIFY_EMAIL',
    crm !== 'none' && 'CRM',
    webhookUrl !== '' && 'WEBHOOK_URL',
  ].filter((name) => name !== false)
  return names.length > 0
    ? `Bookings and messages are sent to ${names.join(', ')}.`
    : 'Nobody is told of messages, and of bookings only their hosts: set NOTIFY_EMAIL, CRM or WEBHOOK_URL.'
}

const isRelease = (event: SiteEvent) => isBooking(event) && event.notice === 'hostReleased'

/**
 * How many mails a day an address gets for each booking that it may have: more than anybody needs, since somebody may
 * book, and change what is booked, with the address of somebody else.
 */
const mailsPerBooking = 10

function createMailSenders(
  { configuration, bookingLinks, ...context }: DeliveryOptions,
  mailer: Mailer,
): Partial<Record<Recipient, Send>> {
  const { siteUrl, notifyEmail, meetingUrl, calendarFile, openBookingsPerPerson } = configuration
  const settings: MailSettings = {
    siteUrl,
    from: getSender(configuration),
    replyTo: notifyEmail || siteConfig.email,
    meetingUrl,
    // The token is created here, so that no job has one. The same event gives the same token.
    getBookingUrl: ({ activityId, number, createdAt, language }) => {
      const token = bookingLinks.issue({ activityId, number }, Date.parse(createdAt))
      return getBookingUrl(siteUrl, language, token)
    },
  }
  /** The calendar may have been read again. */
  const withOwnerZone = (): MailSettings => ({
    ...settings,
    ownerZone: calendarFile === '' ? undefined : context.calendar.get().zone,
  })
  const mails = createWorkLimit(
    mailsPerBooking * openBookingsPerPerson,
    context.now,
    () => new Obsolete('its address has had enough mails in a day'),
  )
  return {
    visitor: async (job, signal) => {
      const { event } = job
      if (!isBooking(event)) throw new Obsolete()
      if (Date.parse(getEventSpan(event.appointment, event.minutes).end) <= context.now()) {
        throw new Obsolete('the demo is over')
      }
      const client = normalizeEmail(event.sender.email)
      const work = { client, subject: job.id, endsAt: context.now() + dayMs }
      await mails.count(work, () =>
        mailer.send(createVisitorMail(event, settings), getMailId(job), signal),
      )
    },
    reminder: createReminderSender({ ...context, mailer, settings }),
    owner: async (job, signal) => {
      const { event } = job
      if (notifyEmail === '' || isRelease(event)) throw new Obsolete()
      const mail = isVisitorEvent(event)
        ? createOwnerMail(event, withOwnerZone(), notifyEmail)
        : createSuspectsMail(event, settings, notifyEmail)
      await mailer.send(mail, getMailId(job), signal)
    },
    host: async (job, signal) => {
      const { event } = job
      if (!isBooking(event) || !event.host) throw new Obsolete()
      const { email } = event.host
      const isOwner = normalizeEmail(email) === normalizeEmail(notifyEmail)
      if (isOwner && !isRelease(event)) throw new Obsolete()
      const createMail = isRelease(event) ? createReleaseMail : createOwnerMail
      const mail = createMail(event, withOwnerZone(), email)
      await mailer.send(mail, getMailId(job), signal)
    },
  }
}

/**
 * How long a stop waits for mails and webhooks that are being sent. What is not done by then is sent
 * by the next start, perhaps for the second time.
 */
const maxStopMs = 4_000

interface DeliveryOptions extends SiteContext {
  readonly configuration: Configuration
  readonly jobs: Jobs
  readonly bookingLinks: BookingLinks
  /** Undefined without a CRM. */
  readonly busyTimes?: BusyTimes | undefined
  /** Does the jobs of the CRM, also without one. */
  readonly sendToCrm?: Send | undefined
}

/**
 * Does the due jobs until it is stopped, each recipient's one after the other: a
 * recipient that does not respond delays none of the others. A stop waits only a moment for what is being sent.
 */
export function startDeliveries(options: DeliveryOptions): Lane {
  const { configuration, jobs, now, report, sendToCrm } = options
  const { webhookUrl: url, webhookSecret } = configuration
  const mailer = openMailer(options)
  const senders: Partial<Record<Recipient, Send>> = {
    ...(mailer && createMailSenders(options, mailer)),
    ...(url !== '' &&
      webhookSecret && {
        webhook: async ({ event }, signal) => {
          if (!isVisitorEvent(event)) throw new Obsolete()
          await sendWebhook(event, { url, secret: webhookSecret.reveal() }, now(), signal)
        },
      }),
    ...(sendToCrm && { crm: sendToCrm }),
  }
  const lanes = recipients.map((recipient) =>
    startLane({
      workNext: createJobSender({ jobs, recipient, send: senders[recipient], now, report }),
      problem: `What is to be sent to the ${recipient} has to wait`,
      report,
    }),
  )
  let stopping: Promise<void> | undefined

  const stop = async () => {
    const stopped = Promise.all(lanes.map((lane) => lane.stop()))
    await Promise.race([stopped, wait(maxStopMs, undefined, { ref: false })])
    mailer?.close()
  }

  return { stop: () => (stopping ??= stop()) }
}
