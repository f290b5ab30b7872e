import type { FastifyInstance } from 'fastify'
import { formatCalendar, formatEvent, getDemoUid } from '@/features/booking/domain/calendarEvent'
import { fillIn } from '@/i18n/fillIn'
import { getBookingUrl, type BookingLinks } from '../bookingLinks'
import type { Configuration } from '../configuration'
import { formatNoteAsText } from '../notes'
import { ownerTexts } from '../messages/texts'
import type { SiteContext } from '../records/database'
import type { Demo } from '../records/demos'
import type { ContactStore } from '../records/recordStore'
import { findSecret } from '../records/secrets'
import { isSameSecret } from '../secret'
import { dayMs, toIso } from '../time'
import { formatLocation } from '../messages/invitation'
import { HttpError } from '../httpErrors'
import { secretPageHeaders } from '../securityHeaders'
import { createEntityTag } from '../site/loadSite'
import { sendFile } from '../site/sendFile'

/** The name of the secret that is the token of the demo calendar's address. */
export const demoCalendarSecret = 'calendar link'

export const getDemoCalendarUrl = (siteUrl: string, token: string): string =>
  `${siteUrl}/calendar/${token}.ics`

/** How long it shows a demo after its end. */
const pastDays = 30

/** A link is valid for 400 days: one that is as old as the booking might end before the demo. */
const linkAgeDays = 365

interface DemoCalendarOptions extends Omit<SiteContext, 'report'> {
  readonly configuration: Pick<Configuration, 'siteUrl' | 'meetingUrl'>
  readonly store: Pick<ContactStore, 'listDemos'>
  readonly bookingLinks: BookingLinks
}

/** Reads all demos as an iCalendar file; undefined if the token is not that of its address. */
export type ReadDemoCalendar = (token: string) => Promise<string | undefined>

function formatDemo(demo: Demo, options: DemoCalendarOptions): string[] {
  const { configuration, bookingLinks, calendar } = options
  const { siteUrl, meetingUrl } = configuration
  const { id, deal_id: number, starts_at, ends_at, sequence, created_at } = demo
  // The same for each request, so that the file changes only with the demos.
  const issuedAt = Math.max(Date.parse(created_at), starts_at - linkAgeDays * dayMs)
  const token = bookingLinks.issue({ activityId: id, number }, issuedAt)
  const url = getBookingUrl(siteUrl, 'es', token)
  const who = [demo.name, demo.company].filter((each) => each !== '').join(', ')
  const host = calendar.get().hosts.find((each) => each.id === demo.host)?.name ?? ''
  const rows = [
    [ownerTexts.host, host],
    [ownerTexts.phone, demo.phone],
    [ownerTexts.email, demo.email],
    [ownerTexts.company, demo.company],
    [ownerTexts.number, String(number)],
    [ownerTexts.change, url],
  ]
  const description = [
    ...rows.filter(([, value]) => value !== '').map(([label, value]) => `${label}: ${value}`),
    '',
    formatNoteAsText(demo.note),
  ].join('\n')
  const event = {
    uid: getDemoUid(number, new URL(siteUrl).host),
    stamp: created_at,
    start: toIso(starts_at),
    end: toIso(ends_at),
    title: fillIn(ownerTexts.event, { who }),
    description,
  }
  return formatEvent(event, [`SEQUENCE:${sequence}`, ...formatLocation(meetingUrl)])
}

/**
 * All demos for the owner's calendar program, which reads the file again and again: what is cancelled is
 * left out of it, and so goes from there. It is for people alone, so it has no attendees.
 */
export function createDemoCalendar(options: DemoCalendarOptions): ReadDemoCalendar {
  const { database, store, now } = options
  return async (token) => {
    const secret = await database.read((queries) => findSecret(queries, demoCalendarSecret))
    if (secret === undefined || !isSameSecret(token, secret)) return undefined
    const demos = await store.listDemos(now() - pastDays * dayMs)
    return formatCalendar('PUBLISH', [
      `X-WR-CALNAME:${ownerTexts.calendar}`,
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      ...demos.flatMap((demo) => formatDemo(demo, options)),
    ])
  }
}

const headers = {
  ...secretPageHeaders,
  'cross-origin-resource-policy': 'same-origin',
  // A browser would name the file by the address, which is a secret.
  'content-disposition': 'attachment; filename="demos.ics"',
  'content-type': 'text/calendar; charset=utf-8',
}

/** Registers the demo calendar at `/calendar/<token>.ics`. Any other token is answered in the same way. */
export function registerDemoCalendar(gateway: FastifyInstance, readFile: ReadDemoCalendar): void {
  gateway.get<{ Params: { file: string } }>('/calendar/:file', async (request, reply) => {
    const [, token = ''] = /^([\w-]{43})\.ics$/.exec(request.params.file) ?? []
    const file = await readFile(token)
    if (file === undefined) {
      reply.headers(secretPageHeaders)
      throw new HttpError(404, 'There is no such calendar')
    }
    const body = Buffer.from(file)
    const etag = createEntityTag(body)
    const identity = { body, etag, headers: { etag } }
    return sendFile(request, reply, { name: 'demos.ics', identity }, headers)
  })
}
