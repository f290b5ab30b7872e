import * as v from 'valibot'
import { dayMs, toUtcDate } from '../../time'
import { isGone, type Crm } from '../crm'
import type { Configuration } from '../../configuration'
import { checkAccount } from './checkAccount'
import { createDealFields, type DealFieldsOptions } from './dealFields'
import { deliver } from './deliver'
import {
  createVendorClient,
  listAllPages,
  parseOrUnavailable,
  type VendorAccess,
} from './vendorClient'
import { listedActivitySchema } from './vendorFields'

type PipedriveOptions = VendorAccess &
  Pick<DealFieldsOptions, 'report'> &
  Partial<Pick<DealFieldsOptions, 'now' | 'settleMs'>>

/** The longest meeting of another user that may reach into the time that is asked for. */
const longestMs = dayMs

const accountSchema = v.object({ company_id: v.number() })

/** A Pipedrive account, by version 2 of its API; notes and users exist in version 1 alone. */
export function openPipedrive(options: PipedriveOptions): Crm {
  const { now = Date.now, settleMs = 60_000 } = options
  const createClient = (signal?: AbortSignal) => createVendorClient(options, signal)
  const dealFields = createDealFields({ now, settleMs, report: options.report })
  return {
    deliver: async (records, openMemory, signal) => {
      const client = createClient(signal)
      await deliver({ client, dealFields, now, settleMs }, records, await openMemory())
    },
    readBusy: async (from, signal) => {
      const firstDate = toUtcDate(from - longestMs)
      // The vendor can't filter by date, so the latest come first.
      const listed = await listAllPages(createClient(signal), {
        path: '/api/v2/activities',
        query: { sort_by: 'due_date', sort_direction: 'desc', limit: 500 },
        schema: listedActivitySchema,
        isLast: (items) => items.some(({ due_date }) => due_date !== '' && due_date < firstDate),
      })
      return listed.flatMap(({ activity }) => (activity && activity.end > from ? [activity] : []))
    },
    readActivity: async (id, signal) => {
      try {
        const path = `/api/v2/activities/${id}`
        const { data } = await createClient(signal).send({ method: 'GET', path })
        return parseOrUnavailable(listedActivitySchema, data, 'activity').activity ?? null
      } catch (error) {
        if (isGone(error)) return null
        throw error
      }
    },
    readAccount: async (signal) => {
      const { data } = await createClient(signal).send({ method: 'GET', path: '/v1/users/me' })
      return parseOrUnavailable(accountSchema, data, 'account').company_id
    },
    check: (users) => checkAccount(createClient(), options.url, users),
  }
}

/**
 * The configured CRM; undefined if there is none.
 *
 * @param report gets sentences for the operator
 */
export const openCrm = (
  { crm, crmUrl: url, crmToken }: Configuration,
  report: (sentence: string) => void,
): Crm | undefined =>
  crm === 'none' || crmToken === undefined
    ? undefined
    : openPipedrive({ url, token: crmToken.reveal(), report })
