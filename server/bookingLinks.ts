import { createHmac } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Language } from '@/site/language'
import { isSameSecret } from './secret'
import { dayMs, type Clock } from './time'

/** Identifies a booking by its meeting and by its number, which is the id of its deal. */
export interface BookingReference {
  readonly activityId: number
  readonly number: number
  /**
   * When the booking's link was created, in milliseconds since 1970. A booking that is newer than the
   * link is not the one meant: its ids were given again, for example after a backup was restored.
   */
  readonly issuedAt?: number
}

/**
 * Longer than any appointment is away: they can be booked twelve months ahead, and the mail about
 * a change brings a new link.
 */
const lifetimeMs = 400 * dayMs

/**
 * Tokens of the links with which visitors change or cancel a booking. They are signed rather than
 * stored: activity, number, expiry in milliseconds since 1970 (base 36) and signature.
 */
export function createBookingLinks(secret: string, now: Clock) {
  const sign = (claim: string) =>
    createHmac('sha256', secret).update(`booking-link ${claim}`).digest('base64url')

  return {
    /**
     * Creates the token that opens a booking: at most 90 letters, digits, `.`, `_` and `-`.
     *
     * @param issuedAt in milliseconds since 1970
     */
    issue: ({ activityId, number }: BookingReference, issuedAt: number): string => {
      const expiry = (issuedAt + lifetimeMs).toString(36)
      const claim = `${activityId}.${number}.${expiry}`
      return `${claim}.${sign(claim)}`
    },
    /** The booking that a token opens, or why it opens none. */
    check: (token: string): BookingReference | 'invalid' | 'expired' => {
      const [, claim = '', activityId, number, expiry = '', signature = ''] =
        /^((\d{1,15})\.(\d{1,15})\.([\da-z]{1,9}))\.([\w-]{43})$/.exec(token) ?? []
      if (!isSameSecret(signature, sign(claim))) return 'invalid'
      const expiresAt = Number.parseInt(expiry, 36)
      if (expiresAt <= now()) return 'expired'
      const issuedAt = expiresAt - lifetimeMs
      return { activityId: Number(activityId), number: Number(number), issuedAt }
    },
  }
}

/** The booking of the token that a request sends as `Authorization: Bearer <token>`, or why there is none. */
export const checkAuthorization = (
  bookingLinks: Pick<BookingLinks, 'check'>,
  { authorization = '' }: IncomingHttpHeaders,
) => bookingLinks.check(/^Bearer +(\S{1,120})$/i.exec(authorization)?.[1] ?? '')

export type BookingLinks = ReturnType<typeof createBookingLinks>

/** The page on which a booking is changed, without the token. A test compares it with the routes. */
const bookingPaths: Readonly<Record<Language, string>> = {
  es: '/agendar-demo',
  en: '/en/schedule-demo',
}

export const getBookingPageUrl = (siteUrl: string, language: Language): string =>
  `${siteUrl}${bookingPaths[language]}`

export const getBookingUrl = (siteUrl: string, language: Language, token: string): string =>
  `${getBookingPageUrl(siteUrl, language)}/${token}`

/** Paths with a token: of the booking page, under each name that it has, and of the demo calendar. */
const tokenPath = /\/(agendar-demo|schedule-demo|calendar)\/[^\s"'<>?#]+/gi

/** Removes tokens from a text, for example from an error's message. */
export const hideTokens = (text: string): string =>
  text
    .replace(tokenPath, (_found, page: string) => `/${page}/[redacted]`)
    .replace(/\bBearer\s+[^\s"']+/gi, 'Bearer [redacted]')
