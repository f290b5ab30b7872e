import type { Interval } from '@/features/booking/domain/interval'
import type { TakenTime } from '../calendar/availability'
import type { Host } from '../calendar/ownerCalendar'
import { Obsolete, type Send } from '../messages/deliver'
import type { VisitorEvent } from '../messages/events'
import type { Queries, SiteContext } from '../records/database'
import { findDeal } from '../records/deals'
import { insertJobs } from '../records/events'
import { listBusyTimes } from '../records/meetings'
import type { ActivityRow } from '../records/schema'
import { toIso } from '../time'
import type { BusyTimes } from './busyTimes'
import { CrmRefusal } from './crm'
import { loadCrmRecords, type CrmRecords } from './crmRecords'
import { crmSourceName } from './crmSource'
import type { Crm } from './pipedrive/openPipedrive'

/**
 * Whether the CRM has given away the time of a meeting: that of its host, or that of anybody where no other
 * host is free. Feeds don't count: once a host's calendar has the meeting from the CRM, their feed has it too.
 */
async function findConflict(
  queries: Queries,
  meeting: Interval & Pick<ActivityRow, 'id' | 'host'>,
  hosts: readonly Host[],
): Promise<boolean> {
  const own = { ownIds: [meeting.id], source: crmSourceName }
  const others = await listBusyTimes(queries, meeting, own)
  const isAnybodys = ({ host }: TakenTime) => !hosts.some(({ id }) => id === host)
  const taken = new Set(others.map(({ host }) => host))
  // One of those who are free gives this meeting.
  const free = hosts.filter(({ id }) => !taken.has(id)).length
  const isFull = free <= others.filter(isAnybodys).length
  return others
    .filter(({ isDemo }) => !isDemo)
    .some((each) => each.host === meeting.host || (isFull && isAnybodys(each)))
}

/** How long a delivery waits for a new look at the CRM's calendar. */
const deadlineMs = 5_000

interface CrmSenderOptions extends SiteContext {
  readonly crm: Pick<Crm, 'deliver'>
  readonly busyTimes: BusyTimes
}

/** For the CRM's users, in Spanish (requirements R30). */
const conflictMark = 'Coincide con otra actividad: '

const markConflict = (records: CrmRecords): CrmRecords => ({
  ...records,
  activity: { ...records.activity, subject: `${conflictMark}${records.activity.subject}` },
})

/** Delivers bookings and messages to the CRM: whatever the event was, the CRM gets what is true now. */
export const createCrmSender =
  ({ database, crm, busyTimes, calendar, now, report }: CrmSenderOptions): Send =>
  async ({ event }, signal) => {
    /** Once, however often it is found out, and of nobody who was erased meanwhile. */
    const tellOwner = (what: Pick<VisitorEvent, 'notice' | 'refusal'>, id: string) =>
      database.transact(async (transaction) => {
        await database.lock(transaction, 'calendar')
        const deal = await findDeal(transaction, event.number)
        const told = { ...event, id, createdAt: toIso(now()), ...what }
        if (deal) await insertJobs(transaction, told, null, ['owner'])
      })

    const since = now()
    const { hosts } = calendar.get()
    const records = await database.read((queries) =>
      loadCrmRecords(queries, event.number, { hosts }),
    )
    if (!records) throw new Obsolete()
    const { meeting } = records
    if (meeting) await busyTimes.refresh({ since, deadlineMs })
    const hasConflict =
      meeting !== undefined &&
      (await database.read((queries) => findConflict(queries, meeting, hosts)))
    try {
      await crm.deliver(hasConflict ? markConflict(records) : records, signal)
    } catch (error) {
      if (error instanceof CrmRefusal) {
        const refusal = `${error.call} (${error.status})`
        await tellOwner({ notice: 'crmRefused', refusal }, `${event.id}-refused`)
      }
      throw error
    }
    if (hasConflict) {
      report(`The time of demo ${event.number} was given away in the CRM.`)
      await tellOwner({ notice: 'crmConflict' }, `conflict-${event.number}-${meeting.start}`)
    }
  }

/**
 * Drops the jobs of a site that has no CRM: nothing is delivered. What an earlier CRM has of a booking is outdated from
 * then on, so that the site does not take it over if it has that CRM again.
 */
export const createSenderWithoutCrm =
  ({ database }: Pick<SiteContext, 'database'>): Send =>
  async ({ event }) => {
    await database.transact((transaction) =>
      transaction
        .updateTable('crm_records')
        .set({ written_at: null })
        .where('kind', '=', 'activity')
        .where('local_id', 'in', (builder) =>
          builder.selectFrom('activities').select('id').where('deal_id', '=', event.number),
        )
        .execute(),
    )
    throw new Obsolete()
  }
