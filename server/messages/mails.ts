import { readEmail, type Mailbox } from '@/contactService/schemas/email'
import en from '@/content/en/time_zones'
import es from '@/content/es/time_zones'
import { convertTime } from '@/features/booking/domain/instant'
import { slotMinutes } from '@/features/booking/domain/slots'
import { describeTimeZone, formatTimeZone } from '@/features/booking/domain/timeZones'
import { getFirstName } from '@/features/booking/domain/getFirstName'
import type { TimeZone } from '@/features/booking/domain/types'
import { fillIn } from '@/i18n/fillIn'
import { formatDate, formatTime } from '@/i18n/format'
import type { Language } from '@/site/language'
import { siteConfig } from '@/site/siteConfig'
import { getBookingPageUrl } from '../bookingLinks'
import { isBooking, type BookingEvent, type SuspectsEvent, type VisitorEvent } from './events'
import { createInvitation, type Invitation } from './invitation'
import { getPictures, renderHtml, renderText, type MailContent } from './mailTemplate'
import { ownerTexts, visitorTexts, type TicketTexts } from './texts'

const timeZoneNames = { es, en }

export interface MailSettings {
  /** Public origin of the site. */
  readonly siteUrl: string
  /** Sender of all mails. */
  readonly from: Mailbox
  /** E-mail address for the replies of visitors. */
  readonly replyTo: string
  /** Link to the video meeting; empty if it is not known. */
  readonly meetingUrl: string
  /** Of the owner's calendar; undefined without one. */
  readonly ownerZone?: TimeZone | undefined
  /** Creates the URL of the page on which the visitor changes or cancels this booking. */
  readonly getBookingUrl: (event: BookingEvent) => string
}

/** Addresses are objects: nodemailer would parse a text, and might find several in it. */
export interface Mail {
  readonly from: Mailbox
  readonly to: Mailbox
  /** Undefined for replies to `from`. */
  readonly replyTo: Mailbox | undefined
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly attachments?: ReturnType<typeof getPictures>
  readonly invitation?: Invitation
}

const toMailbox = (address: string): Mailbox => ({ name: '', address })

/** Who invites the visitor, and gets the replies. */
const getOrganizer = ({ host }: BookingEvent, { replyTo }: MailSettings): Mailbox =>
  host ? { name: host.name, address: host.email } : { name: siteConfig.brand, address: replyTo }

function render(content: MailContent) {
  const html = renderHtml(content)
  return { text: renderText(content), html, attachments: getPictures(html) }
}

/** @throws {Error} if the visitor's address is none, or several: earlier releases stored such texts */
function requireEmail({ sender }: BookingEvent): string {
  const email = readEmail(sender.email)
  if (email === undefined) throw new Error('The e-mail address of the visitor cannot be used')
  return email
}

/** How long a demo takes, for example '1 hora' or '30 minutos'. */
function formatDemoLength(minutes: number, language: Language): string {
  const isInHours = minutes % 60 === 0
  const unit = isInHours ? 'hour' : 'minute'
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' })
  return format.format(isInHours ? minutes / 60 : minutes)
}

/** The appointment of a booking, in the words of a language. */
function createTicket(
  { type, appointment, minutes = slotMinutes, number, host }: BookingEvent,
  language: Language,
  texts: TicketTexts,
): NonNullable<MailContent['ticket']> {
  const { date, time, timeZone } = appointment
  return {
    isCancelled: type === 'booking.cancelled',
    number: [texts.number, String(number)],
    day: [texts.day, formatDate(date, language)],
    time: [texts.time, formatTime(time, language)],
    rows: [
      [texts.timeZone, describeTimeZone(timeZone, date, timeZoneNames[language])],
      [texts.length, formatDemoLength(minutes, language)],
      ...(texts.host === undefined ? [] : [[texts.host, host?.name ?? ''] as const]),
    ],
  }
}

/**
 * Whether a text that stands for a name may be one. Whoever books with the address of somebody else must not
 * write to them: no links, no phone numbers, however they are spelled, and nothing long.
 */
function isName(text: string): boolean {
  const seen = text.normalize('NFKC').replace(/\p{DI}/gu, '')
  return text.length <= 60 && !/:\/\/|[^\s.][.。][^\s.]{2}|(?:\p{N}\D*){3}/u.test(seen)
}

/** A mail to the visitor about the appointment. Its button is what the visitor does next. */
function createAppointmentMail(
  event: BookingEvent,
  settings: MailSettings,
  { subject, heading, intro }: typeof visitorTexts.es.reminder,
  more: readonly string[] = [],
): Mail {
  const { siteUrl, from, meetingUrl, getBookingUrl } = settings
  const { language, appointment, sender } = event
  const texts = visitorTexts[language]
  const firstName = getFirstName(sender.name)
  const values = {
    brand: siteConfig.brand,
    day: formatDate(appointment.date, language),
    time: formatTime(appointment.time, language),
    city: formatTimeZone(appointment.timeZone, timeZoneNames[language]),
    name: isName(firstName) ? firstName : sender.email,
    site: new URL(siteUrl).host,
  }
  const isCancelled = event.type === 'booking.cancelled'
  const actions = isCancelled
    ? [{ label: texts.bookAgain, url: getBookingPageUrl(siteUrl, language) }]
    : [
        ...(meetingUrl === '' ? [] : [{ label: texts.join, url: meetingUrl }]),
        { label: texts.change, url: getBookingUrl(event) },
      ]
  const [button, ...links] = actions
  const content: MailContent = {
    language,
    heading,
    intro: fillIn(intro, values),
    hasMascot: true,
    ticket: createTicket(event, language, isCancelled ? { ...texts, host: undefined } : texts),
    button,
    links,
    closing: [...more, texts.reply],
    footer: fillIn(texts.reason, values),
  }
  return {
    from,
    to: toMailbox(requireEmail(event)),
    replyTo: getOrganizer(event, settings),
    subject: fillIn(subject, values),
    ...render(content),
  }
}

/** What puts the demo into somebody's calendar, changes it there, or takes it out. */
const invite = (event: BookingEvent, settings: MailSettings, attendee: Mailbox): Invitation =>
  createInvitation(event, { ...settings, attendee, organizer: getOrganizer(event, settings) })

/** The mail that confirms a booking, its change or its cancellation to the visitor. */
export function createVisitorMail(event: BookingEvent, settings: MailSettings): Mail {
  const { type, sender } = event
  const { announcements, linkFollows } = visitorTexts[event.language]
  const isLinkToCome = settings.meetingUrl === '' && type !== 'booking.cancelled'
  const more = isLinkToCome ? [linkFollows] : []
  const mail = createAppointmentMail(event, settings, announcements[type], more)
  const attendee = { ...mail.to, name: isName(sender.name) ? sender.name : '' }
  return { ...mail, invitation: invite(event, settings, attendee) }
}

/**
 * The mail that reminds the visitor of the appointment. It has no invitation, which would ask the
 * visitor's calendar once more for an answer.
 */
export const createReminder = (event: BookingEvent, settings: MailSettings): Mail =>
  createAppointmentMail(event, settings, visitorTexts[event.language].reminder)

/** A mail to the owner, in Spanish. */
function createMailToOwner(
  content: Omit<MailContent, 'language'>,
  { from }: MailSettings,
  owner: string,
) {
  return {
    from,
    to: toMailbox(owner),
    replyTo: undefined,
    subject: content.heading,
    ...render({ language: 'es', ...content }),
  }
}

/** When a demo is on the owner's clock; empty if that is the visitor's, or not known. */
function formatOwnTime({ appointment }: BookingEvent, { ownerZone }: MailSettings): string {
  if (!ownerZone || ownerZone === appointment.timeZone) return ''
  const own = convertTime(appointment, ownerZone)
  const parts = [formatDate(own.date, 'es'), formatTime(own.time, 'es')]
  return `${parts.join(', ')} (${formatTimeZone(ownerZone, timeZoneNames.es)})`
}

/**
 * Notifies the owner, or the host, of a booking or message. A reply to this mail goes to the visitor.
 *
 * @param to the address of the owner or the host
 */
export function createOwnerMail(event: VisitorEvent, settings: MailSettings, to: string): Mail {
  const { sender, number, title, note } = event
  const email = readEmail(sender.email)
  const heading = event.notice ? ownerTexts.notices[event.notice] : ownerTexts.headings[event.type]
  const hasName = sender.name !== ''
  const { refusal = '' } = event
  const content = {
    heading,
    ...(isBooking(event) && { ticket: createTicket(event, 'es', ownerTexts) }),
    rows: [
      [ownerTexts.refusal.call, refusal],
      [ownerTexts.refusal.check, refusal && 'npm run contacts -- --check'],
      [ownerTexts.refusal.retry, refusal && 'npm run contacts -- --retry'],
      [ownerTexts.ownTime, isBooking(event) ? formatOwnTime(event, settings) : ''],
      [ownerTexts.name, sender.name],
      [ownerTexts.email, sender.email],
      [ownerTexts.phone, sender.phone],
      [ownerTexts.company, sender.company],
      [ownerTexts.number, isBooking(event) ? '' : String(number)],
      [ownerTexts.title, title],
      [ownerTexts.note, note],
    ] as const,
    closing: hasName ? [fillIn(ownerTexts.reply, { name: sender.name })] : [],
  }
  return {
    ...createMailToOwner(content, settings, to),
    replyTo: email === undefined ? undefined : toMailbox(email),
    subject: hasName ? `${heading}: ${sender.name}` : heading,
  }
}

/**
 * Tells a host that they do not give a demo any more. As they may have left the team, they get its time and
 * its cancellation for their calendar, and nothing about the visitor.
 */
export function createReleaseMail(event: BookingEvent, settings: MailSettings, host: string): Mail {
  const content = {
    heading: ownerTexts.notices.hostReleased,
    ticket: createTicket(event, 'es', { ...ownerTexts, host: undefined }),
  }
  return {
    ...createMailToOwner(content, settings, host),
    invitation: invite(event, settings, toMailbox(host)),
  }
}

/** Tells the owner how many suspects wait, and what to do. */
export function createSuspectsMail(
  { type, count }: SuspectsEvent,
  settings: MailSettings,
  owner: string,
): Mail {
  const texts = ownerTexts.suspects
  const content = {
    heading: ownerTexts.headings[type],
    intro: texts.intro,
    rows: [
      [texts.count, String(count)],
      [texts.list, 'npm run contacts -- --suspects'],
      [texts.accept, 'npm run contacts -- --accept ID'],
      [texts.discard, 'npm run contacts -- --discard ID'],
    ] as const,
  }
  return createMailToOwner(content, settings, owner)
}
