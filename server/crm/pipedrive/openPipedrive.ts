import * as v from 'valibot'
import { dayMs, toUtcDate } from '../../time'
import { CrmUnavailable, isGone, type CrmActivity } from '../crm'
import { openCrmMemory, type CrmRecords } from '../crmRecords'
import type { Configuration } from '../../configuration'
import type { SiteContext } from '../../records/database'
import { createAccountGuard } from './accountGuard'
import { createDealFields } from './dealFields'
import { deliver } from './deliver'
import {
  createVendorClient,
  listAllPages,
  parseOrUnavailable,
  type VendorAccess,
} from './vendorClient'
import { listedActivitySchema } from './vendorFields'

/** The longest meeting of another user that may reach into the time that is asked for. */
const longestMs = dayMs

const unreadable = { due_date: '', activity: undefined }

/** A Pipedrive account, by version 2 of its API; notes and users exist in version 1 alone. */
export function openPipedrive(
  access: VendorAccess,
  { database, now, report }: Omit<SiteContext, 'calendar'>,
) {
  const createClient = (signal?: AbortSignal) => createVendorClient(access, signal)
  const noteAccount = createAccountGuard({ database, report })
  const dealFields = createDealFields({ now, report })
  return {
    /**
     * Makes the CRM's records like the site's. May be called again at any time.
     *
     * @param signal ends it when it has taken too long
     * @throws {CrmUnavailable} if it has to be tried again later
     * @throws {CrmRefusal} if the CRM refuses it for good
     * @throws {Obsolete} if the person was erased meanwhile
     */
    deliver: async (records: CrmRecords, signal: AbortSignal): Promise<void> => {
      const client = createClient(signal)
      await noteAccount(client)
      const memory = await openCrmMemory(database, records.localIds, now)
      await deliver({ client, memory, dealFields, now }, records)
    },
    /**
     * The activities with a time that end after `from`, of all users.
     *
     * @throws {CrmUnavailable} if they can't be read
     */
    readBusy: async (from: number, signal: AbortSignal): Promise<readonly CrmActivity[]> => {
      const client = createClient(signal)
      await noteAccount(client)
      const firstDate = toUtcDate(from - longestMs)
      // The vendor can't filter by date, so the latest come first.
      const listed = await listAllPages(client, {
        path: '/api/v2/activities',
        query: { sort_by: 'due_date', sort_direction: 'desc', limit: 500 },
        schema: v.fallback(listedActivitySchema, unreadable),
        isLast: (items) => items.some(({ due_date }) => due_date !== '' && due_date < firstDate),
      })
      // An account whose ids or dates have another form would seem to have no activities, and all times free.
      if (listed.length > 0 && listed.every((each) => each === unreadable)) {
        throw new CrmUnavailable("The CRM's activities cannot be read")
      }
      return listed.flatMap(({ activity }) => (activity && activity.end > from ? [activity] : []))
    },
    /**
     * Asks for one activity; null if the CRM says that it is deleted or has no time.
     *
     * @throws {CrmUnavailable} or {CrmRefusal} if that is not known
     */
    readActivity: async (id: number, signal: AbortSignal): Promise<CrmActivity | null> => {
      try {
        const path = `/api/v2/activities/${id}`
        const { data } = await createClient(signal).send({ method: 'GET', path })
        return parseOrUnavailable(listedActivitySchema, data, 'activity').activity ?? null
      } catch (error) {
        if (isGone(error)) return null
        throw error
      }
    },
  }
}

/** All that the site knows of a CRM. */
export type Crm = ReturnType<typeof openPipedrive>

/** The account of the configured CRM; undefined if there is none. */
export const getVendorAccess = ({
  crm,
  crmUrl: url,
  crmToken,
}: Configuration): VendorAccess | undefined =>
  crm === 'none' || crmToken === undefined ? undefined : { url, token: crmToken.reveal() }
