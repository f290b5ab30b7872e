import { readEmail, type Mailbox } from '@/contactService/schemas/email'
import { fillIn } from '@/i18n/fillIn'
import { formatDate, formatTime } from '@/i18n/format'
import { isBooking, type BookingEvent, type SiteEvent } from './events'
import { createInvitation, type Invitation } from './invitation'
import { renderHtml, renderText, type MailContent } from './mailTemplate'
import { ownerTexts, visitorTexts, type Announcement } from './texts'

export interface MailSettings {
  readonly brand: string
  /** Public origin of the site. */
  readonly siteUrl: string
  /** Sender of all mails. */
  readonly from: Mailbox
  /** E-mail address for the replies of visitors. */
  readonly replyTo: string
  readonly meetingUrl?: string | undefined
  /** Creates the URL of the page on which the visitor changes or cancels this booking. */
  readonly getBookingUrl: (event: BookingEvent) => string
}

/** Addresses are objects: nodemailer would parse a text, and might find several in it. */
export interface Mail {
  readonly from: Mailbox
  readonly to: Mailbox
  readonly cc?: Mailbox | undefined
  /** Undefined for replies to `from`. */
  readonly replyTo: Mailbox | undefined
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly invitation?: Invitation
}

const toMailbox = (address: string): Mailbox => ({ name: '', address })

const toHostMailbox = ({ host }: Pick<BookingEvent, 'host'>): Mailbox | undefined =>
  host && { name: host.name, address: host.email }

/** Who invites the visitor, and gets the replies. */
const getOrganizer = (event: BookingEvent, { brand, replyTo }: MailSettings): Mailbox =>
  toHostMailbox(event) ?? { name: brand, address: replyTo }

const render = (content: MailContent) => ({ text: renderText(content), html: renderHtml(content) })

/** @throws {Error} if the visitor's address is none, or several: earlier releases stored such texts */
function requireEmail({ sender }: BookingEvent): string {
  const email = readEmail(sender.email)
  if (email === undefined) throw new Error('The e-mail address of the visitor can not be used')
  return email
}

/** A mail to the visitor about the appointment, with the link to change it. */
function createAppointmentMail(
  event: BookingEvent,
  settings: MailSettings,
  announcement: Announcement,
): Mail {
  const { brand, siteUrl, from, meetingUrl, getBookingUrl } = settings
  const { language, appointment, number, sender } = event
  const texts = visitorTexts[language]
  const day = formatDate(appointment.date, language)
  const time = formatTime(appointment.time, language)
  const { host } = new URL(siteUrl)
  const values = { brand, day, time, name: sender.name, site: host }
  const isCancelled = event.type === 'booking.cancelled'
  const content: MailContent = {
    language,
    heading: announcement.heading,
    intro: fillIn(announcement.intro, values),
    rows: [
      [texts.day, day],
      [texts.time, time],
      [texts.timeZone, appointment.timeZone],
      [texts.host, isCancelled ? '' : (event.host?.name ?? '')],
      [texts.number, String(number)],
    ],
    links: isCancelled
      ? []
      : [
          ...(meetingUrl === undefined
            ? []
            : [{ label: texts.join, url: meetingUrl, isMain: true }]),
          { label: texts.change, url: getBookingUrl(event) },
        ],
    closing: [
      ...(meetingUrl === undefined && !isCancelled && announcement !== texts.reminder
        ? [texts.linkFollows]
        : []),
      texts.reply,
      fillIn(texts.reason, values),
    ],
  }
  return {
    from,
    to: toMailbox(requireEmail(event)),
    replyTo: getOrganizer(event, settings),
    subject: fillIn(announcement.subject, values),
    ...render(content),
  }
}

/** What puts the demo into a calendar, changes it there, or takes it out. */
const invite = (event: BookingEvent, settings: MailSettings): Invitation =>
  createInvitation(
    { ...event, sender: { ...event.sender, email: requireEmail(event) } },
    {
      brand: settings.brand,
      site: new URL(settings.siteUrl).host,
      organizer: getOrganizer(event, settings),
      meetingUrl: settings.meetingUrl,
    },
  )

/** The mail that confirms a booking, its change or its cancellation to the visitor. */
export const createVisitorMail = (event: BookingEvent, settings: MailSettings): Mail => ({
  ...createAppointmentMail(event, settings, visitorTexts[event.language].announcements[event.type]),
  invitation: invite(event, settings),
})

/**
 * The mail that reminds the visitor of the appointment. It has no invitation, which would ask the
 * visitor's calendar once more for an answer.
 */
export const createReminder = (event: BookingEvent, settings: MailSettings): Mail =>
  createAppointmentMail(event, settings, visitorTexts[event.language].reminder)

const getAppointmentRows = (event: SiteEvent): MailContent['rows'] =>
  isBooking(event)
    ? [
        [ownerTexts.day, formatDate(event.appointment.date, 'es')],
        [ownerTexts.time, formatTime(event.appointment.time, 'es')],
        [ownerTexts.timeZone, event.appointment.timeZone],
        [ownerTexts.host, event.notice === 'passedOn' ? '' : (event.host?.name ?? '')],
      ]
    : []

/**
 * Notifies the owner, and the host, of a booking or message. A reply to this mail goes to the visitor. A host
 * who does not give the demo any more gets its cancellation for their calendar.
 *
 * @param owner the owner's address, or that of the host if the owner has none
 */
export function createOwnerMail(event: SiteEvent, settings: MailSettings, owner: string): Mail {
  const { sender, number, title, note } = event
  const email = readEmail(sender.email)
  const host = isBooking(event) ? toHostMailbox(event) : undefined
  const heading = event.notice ? ownerTexts.notices[event.notice] : ownerTexts.headings[event.type]
  const content: MailContent = {
    language: 'es',
    heading,
    rows: [
      ...getAppointmentRows(event),
      [ownerTexts.name, sender.name],
      [ownerTexts.email, sender.email],
      [ownerTexts.phone, sender.phone],
      [ownerTexts.company, sender.company],
      [ownerTexts.number, String(number)],
      [ownerTexts.title, title],
      [ownerTexts.note, note],
    ],
    links: [],
    closing: [fillIn(ownerTexts.reply, { name: sender.name })],
  }
  return {
    from: settings.from,
    to: toMailbox(owner),
    cc: host?.address === owner ? undefined : host,
    replyTo: email === undefined ? undefined : toMailbox(email),
    subject: `${heading}: ${sender.name}`,
    ...render(content),
    ...(isBooking(event) &&
      event.notice === 'passedOn' &&
      email !== undefined && { invitation: invite(event, settings) }),
  }
}
