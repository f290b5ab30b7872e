import { randomUUID } from 'node:crypto'
import { newIndustryField } from '@/contactService/schemas/industryField'
import type { AppointmentChange } from '@/contactService/schemas/requests'
import { addToDate, isWeekday } from '@/features/booking/domain/isoDate'
import { getEarliestDate } from '@/features/booking/domain/businessDays'
import { getDateInZone } from '@/features/booking/domain/instant'
import { slotTimes } from '@/features/booking/domain/slots'
import { siteDefaults } from '@/site/siteDefaults'
import { deal, meeting, onlyContact, organization, person, type DealIds } from './records'

interface Answer {
  readonly status: number
  readonly error_info?: string
  readonly data: { readonly id: number; readonly key: string } | null
}

/** The query of a call with the site's key. */
export const key = `api_token=${siteDefaults.SITE_KEY}`

/** How often a call is made at each host before the visitor gives up. */
const triesPerHost = 2

/**
 * A visitor who books as the site does, through hosts that answer in turn. A call whose answer is
 * lost, or that finds a host too busy, is made again at the next one, under the same key (requirements
 * R28).
 *
 * @param hosts the URLs of the gateways, which may change meanwhile
 * @param first the index of the host that answers first
 */
export function createVisitor(hosts: readonly string[], first = 0) {
  const sequence = randomUUID()
  const capabilities: string[] = []
  let turn = first

  const call = async (path: string, init: RequestInit): Promise<Answer> => {
    const attempt = async (triesLeft: number): Promise<Answer> => {
      const host = hosts[turn % hosts.length] ?? ''
      turn += 1
      try {
        const response = await fetch(`${host}/api/v1/${path}`, init)
        const answer = (await response.json()) as Omit<Answer, 'status'>
        const capability = response.headers.get('x-record-capability')
        if (capability !== null) capabilities.push(capability)
        const isBusy = response.status === 503 && triesLeft > 0
        return isBusy ? await attempt(triesLeft - 1) : { status: response.status, ...answer }
      } catch (error) {
        if (triesLeft === 0) throw error
        return attempt(triesLeft - 1)
      }
    }
    return attempt(triesPerHost * hosts.length - 1)
  }

  /** Writes a record, which its kind names within the visitor's sequence of calls. */
  const post = (path: string, body: object, kind?: string): Promise<Answer> =>
    call(`${path}?${key}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: {
        'content-type': 'application/json',
        'x-form-age': '60',
        ...(kind !== undefined && { 'idempotency-key': `${sequence}-${kind}` }),
        ...(capabilities.length > 0 && {
          'x-record-capabilities': [...new Set(capabilities)].join(' '),
        }),
      },
    })

  const create = async (path: string, body: object, kind?: string) => {
    const { status, data } = await post(path, body, kind)
    if (data === null) throw new Error(`POST ${path} was answered with ${status}`)
    return data
  }

  let ids: DealIds | undefined

  /** Writes everything of a booking but its meeting, once. */
  const introduce = async (): Promise<DealIds> => {
    if (ids) return ids
    const { id: org_id } = await create('organizations', organization(), 'organization')
    const contact = person({ org_id, email: onlyContact(`${sequence}@example.com`) })
    const { id: person_id } = await create('persons', contact, 'person')
    const { id: deal_id } = await create('deals', deal({ person_id, org_id }), 'deal')
    const { key: field } = await create('dealFields', newIndustryField)
    await create(`deals/${deal_id}`, { [field]: 'Retail' })
    ids = { org_id, person_id, deal_id }
    return ids
  }

  return {
    introduce,
    /** Books a slot, or moves the visitor's meeting to it. */
    book: async (slot: AppointmentChange): Promise<Answer> =>
      post('activities', meeting({ ...(await introduce()), ...slot }), 'activity'),
    /** Asks which times of a day are taken. */
    readDay: (date: string): Promise<Answer> =>
      call(`activities?${key}&start_date=${addToDate(date, -1)}&end_date=${date}`, {}),
  }
}

export type Visitor = ReturnType<typeof createVisitor>

/**
 * The slots of a zone some weeks from now, one after the other. Those of this week may become too early at
 * midnight.
 */
export function* createSlots(
  source_timezone: string,
  weeks = 1,
): Generator<AppointmentChange, never> {
  const first = addToDate(getEarliestDate(getDateInZone(Date.now(), source_timezone)), 7 * weeks)
  for (let due_date = first; ; due_date = addToDate(due_date, 1)) {
    if (!isWeekday(due_date)) continue
    for (const due_time of slotTimes) yield { due_date, due_time, source_timezone }
  }
}
