import path from 'node:path'
import type { OwnerCalendar } from '../calendar/ownerCalendar'
import { createBusyTimes } from '../crm/busyTimes'
import { createCrmSender } from '../crm/createCrmSender'
import { openPipedrive } from '../crm/pipedrive/openPipedrive'
import { withBusyTimes } from '../crm/withBusyTimes'
import { deliverNext } from '../messages/deliver'
import type { VisitorEvent } from '../messages/events'
import { createClock } from './clock'
import { openTestStore } from './openTestStore'
import { createTemporaryFolder } from './temporaryFolder'
import { startVendor } from './vendor/startVendor'
import { industryField } from './vendor/vendorRecords'
import { vendorToken } from './vendor/vendorToken'

/** How long the tests' CRM waits before it looks for a record whose creation is uncertain. */
export const settleMs = 1_000

interface CrmOptions {
  /** Time limit of a call. */
  readonly timeoutMs?: number
  readonly calendar?: OwnerCalendar
}

/** Starts the site's records with a CRM of their own. Its clock starts on 2 March 2026. */
export async function startCrm({ timeoutMs, calendar }: CrmOptions = {}) {
  const clock = createClock()
  const now = () => clock.now()
  const getDate = () => new Date(now())
  const reports: string[] = []
  const report = (sentence: string) => {
    reports.push(sentence)
  }
  const vendor = await startVendor({ now: getDate })
  const calendarFile = { get: () => calendar }
  const file = path.join(createTemporaryFolder(), 'contacts.sqlite')
  const records = await openTestStore({ file, now: getDate, report, calendar: calendarFile })
  const { database } = records
  /** Opens what an instance has of its own: it shares the records alone. */
  const openInstance = () => {
    const crm = openPipedrive({
      url: vendor.url,
      token: vendorToken,
      now,
      settleMs,
      report,
      ...(timeoutMs && { timeoutMs }),
    })
    const busyTimes = createBusyTimes({ database, crm, now, report, calendar: calendarFile })
    const sendToCrm = createCrmSender({ database, crm, busyTimes, calendar: calendarFile, now })
    return {
      busyTimes,
      sendToCrm,
      /** The store that looks at the CRM's calendar, as the gateway has it. */
      store: withBusyTimes(records, busyTimes, now),
      /** Runs the jobs of the CRM that are due. */
      deliver: async () => {
        const delivery = { jobs: records, senders: { crm: sendToCrm }, now: getDate, report }
        while (await deliverNext(delivery, 'crm'));
      },
    }
  }
  const instance = openInstance()

  const readJobs = (recipient: 'crm' | 'owner') =>
    database.read((queries) =>
      queries
        .selectFrom('jobs')
        .selectAll()
        .where('recipient', '=', recipient)
        .orderBy('id')
        .execute(),
    )

  return {
    clock,
    vendor,
    records,
    file,
    addIndustryField: () => {
      vendor.account.dealFields.push(industryField)
    },
    ...instance,
    openInstance,
    reports,
    /** Lets the jobs become due that failed, and runs them. */
    deliverLater: async () => {
      clock.advance(16 * 60_000)
      await instance.deliver()
    },
    readCrmJobs: () => readJobs('crm'),
    readOwnerJobs: () => readJobs('owner'),
    /** The notices that the owner is told. */
    readNotices: async () =>
      (await readJobs('owner')).flatMap(
        ({ event }) => (JSON.parse(event ?? 'null') as VisitorEvent | null)?.notice ?? [],
      ),
    close: async () => {
      await records.close()
      await vendor.close()
    },
  }
}

export type StartedCrm = Awaited<ReturnType<typeof startCrm>>
