import { getRoutePath } from '@/site/routes'
import { createCapabilities } from './capabilities'
import { createBookingLinks, getBookingUrl, hideTokens } from './bookingLinks'
import { dayMs } from './time'

const secret = 'the-secret-of-the-links-in-this-test'
const issuedAt = Date.parse('2026-03-02T08:30:00Z')
const booking = { activityId: 12, number: 33 }

const createLinks = (days = 0, ownSecret = secret) =>
  createBookingLinks(ownSecret, () => issuedAt + days * dayMs)

const token = createLinks().issue(booking, issuedAt)

it('the token of a link opens its booking for 400 days, longer than a booking can be ahead', () => {
  expect(createLinks(399).check(token)).toEqual({ ...booking, issuedAt })
  expect(createLinks(400).check(token)).toBe('expired')
})

it('the same booking and time give the same token, which is short and safe in URLs', () => {
  expect(createLinks(5).issue(booking, issuedAt)).toBe(token)
  const longest = { activityId: 999_999_999_999_999, number: 999_999_999_999_999 }
  expect(createLinks().issue(longest, issuedAt)).toMatch(/^[A-Za-z0-9_.-]{1,119}$/)
})

const [activity, number, expiry, signature = ''] = token.split('.')
const capabilities = createCapabilities(secret, () => issuedAt)

it.each([
  ['nothing', ''],
  ['a word', 'undefined'],
  ['another activity', ['13', number, expiry, signature].join('.')],
  ['another number', [activity, '34', expiry, signature].join('.')],
  ['a later expiry', [activity, number, 'zzzzzzzz', signature].join('.')],
  ['a changed signature', [activity, number, expiry, 'A'.repeat(43)].join('.')],
  ['a cut signature', token.slice(0, -1)],
  ['more after it', `${token}x`],
  ['another way to write its number', token.replace('12.', '012.')],
  ['the token of another site', createLinks(0, 'another-secret').issue(booking, issuedAt)],
  ['a capability', capabilities.issue('deal', 33)],
])('refuses as a token: %s', (_case, forged) => {
  expect(createLinks().check(forged)).toBe('invalid')
})

it('the URL of a booking is the page’s path with the token', () => {
  for (const language of ['es', 'en'] as const) {
    const page = getRoutePath('scheduleDemo', language)
    expect(getBookingUrl('https://www.example.com', language, token)).toBe(
      `https://www.example.com${page}/${token}`,
    )
  }
})

it('removes tokens from texts for the log', () => {
  const url = getBookingUrl('https://www.example.com', 'en', token)
  const hidden = hideTokens(`GET ${url}?a=1 "Authorization: Bearer ${token}" failed`)
  expect(hidden).toBe(
    'GET https://www.example.com/en/schedule-demo/[redacted]?a=1 "Authorization: Bearer [redacted]" failed',
  )
})
