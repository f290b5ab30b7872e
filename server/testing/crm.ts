import type { NewActivity } from '@/contactService/schemas/requests'
import { calendarWithoutFile, type OwnerCalendar } from '../calendar/ownerCalendar'
import type { BookingReference } from '../bookingLinks'
import { createBusyTimes } from '../crm/busyTimes'
import { createCrmSender } from '../crm/createCrmSender'
import { openPipedrive } from '../crm/pipedrive/openPipedrive'
import { createJobSender } from '../messages/deliver'
import type { Recipient, VisitorEvent } from '../messages/events'
import { createRecordStore } from '../records/recordStore'
import { createClock } from './clock'
import { closeLater } from './closing'
import { openTestStore } from './openTestStore'
import { writeIndustry, writeMeeting, type RecordChanges } from './records'
import { startVendor, type Vendor } from './vendor/startVendor'
import {
  createId,
  getActivityDefaults,
  industryField,
  updateRecord,
  vendorToken,
  type VendorActivity,
} from './vendor/vendorRecords'

interface CrmOptions {
  /** Time limit of a call. */
  readonly timeoutMs?: number
  readonly calendar?: OwnerCalendar
}

/** What the account has after one delivery. */
export const oneOfEach = {
  organizations: [{}],
  persons: [{}],
  deals: [{}],
  notes: [{}],
  activities: [{}],
}

/** What the CRM shows of a demo that is to take place, whenever that is. */
export const upcoming = { subject: 'Demo - Ana García', done: false, busy: true }

/** Starts a CRM until the test ends. It must have known all calls, also those at the end of what is opened later. */
export async function startVendorForTest(now?: () => Date): Promise<Vendor> {
  const vendor = await startVendor({ ...(now && { now }) })
  closeLater({
    close: () => {
      expect(vendor.violations).toEqual([])
    },
  })
  return closeLater(vendor)
}

/**
 * Starts the site's records with a CRM of their own, until the test ends. Its clock starts on 2 March 2026. In the
 * end the CRM must have known all calls, and nobody have been told its token.
 */
export async function startCrm({ timeoutMs, calendar = calendarWithoutFile }: CrmOptions = {}) {
  const clock = createClock()
  const now = () => clock.now()
  const getDate = () => new Date(now())
  const reports: string[] = []
  const report = (sentence: string) => {
    reports.push(sentence)
  }
  closeLater({
    close: () => {
      expect(reports.join(' ')).not.toContain(vendorToken)
    },
  })
  const vendor = await startVendorForTest(getDate)
  const calendarFile = { get: () => calendar }
  const records = await openTestStore({ now, report, calendar: calendarFile })
  const { database } = records
  /** Opens what an instance has of its own: it shares the records alone. */
  const openInstance = () => {
    const crm = openPipedrive(
      { url: vendor.url, token: vendorToken, ...(timeoutMs && { timeoutMs }) },
      { database, now, report },
    )
    const busyTimes = createBusyTimes({ database, crm, now, report, calendar: calendarFile })
    const sendToCrm = createCrmSender({
      database,
      crm,
      busyTimes,
      calendar: calendarFile,
      now,
      report,
    })
    return {
      busyTimes,
      sendToCrm,
      /** The store that looks at the CRM's calendar, as the gateway has it. */
      store: createRecordStore(database, now, calendarFile, busyTimes),
      /** Runs the jobs of the CRM that are due. */
      deliver: async () => {
        const recipient = 'crm'
        const sendNext = createJobSender({ jobs: records, recipient, send: sendToCrm, now, report })
        while (await sendNext());
      },
    }
  }
  const instance = openInstance()

  /** Books the time of `meeting`, with an industry; see `writeMeeting`. */
  const book = async (
    changes: Partial<NewActivity> = {},
    others: RecordChanges = {},
  ): Promise<BookingReference> => {
    const booking = await writeMeeting(instance.store, changes, others)
    await writeIndustry(records, booking.number)
    return booking
  }

  const readJobs = (recipient: Recipient) =>
    database.read((queries) =>
      queries
        .selectFrom('jobs')
        .selectAll()
        .where('recipient', '=', recipient)
        .orderBy('id')
        .execute(),
    )

  const { account } = vendor
  const { activities } = account
  const getLast = () => activities.at(-1)

  /** Changes an activity, as a user of the CRM does. */
  const changeActivity = (id: number | undefined, changes: Partial<VendorActivity>) =>
    updateRecord(activities, id ?? 0, changes)

  return {
    clock,
    vendor,
    account,
    records,
    addIndustryField: () => {
      account.dealFields.push(industryField)
    },
    ...instance,
    openInstance,
    reports,
    /** Lets the jobs become due that failed, and runs them. */
    deliverLater: async () => {
      clock.advance(16 * 60_000)
      await instance.deliver()
    },
    readJobs,
    /** The states of the deliveries. */
    readStates: async () => (await readJobs('crm')).map(({ state }) => state),
    /** The notices that the owner is told, or a host. */
    readNotices: async (recipient: Recipient = 'owner') =>
      (await readJobs(recipient)).flatMap(
        ({ event }) => (JSON.parse(event ?? 'null') as VisitorEvent | null)?.notice ?? [],
      ),
    /** The activity that the CRM has got last. */
    getLast,
    changeActivity,
    changeLast: (changes: Partial<VendorActivity>) => changeActivity(getLast()?.id, changes),
    /** Adds an activity to the CRM that takes the time of `meeting`, 5 March from 09:00 to 10:00 UTC. */
    addActivity: (changes: Partial<VendorActivity> = {}): VendorActivity => {
      const time = { due_date: '2026-03-05', due_time: '09:00', duration: '01:00' }
      const defaults = getActivityDefaults(account.user.id, account.now)
      const added = { id: createId(), ...defaults, ...time, ...changes }
      activities.push(added)
      return added
    },
    book,
    bookAndDeliver: async (...changes: Parameters<typeof book>) => {
      const booking = await book(...changes)
      await instance.deliver()
      return booking
    },
    /** Lets so much time pass that the CRM is read again, and trusted about the site's meetings. */
    readLater: async () => {
      clock.advance(120_000)
      await instance.busyTimes.refresh({ since: now(), deadlineMs: 10_000 })
    },
  }
}

type StartedCrm = Awaited<ReturnType<typeof startCrm>>

/** Starts a CRM for each test. */
export function startCrmForEachTest(options?: CrmOptions): StartedCrm {
  const crm = {} as StartedCrm
  beforeEach(async () => {
    Object.assign(crm, await startCrm(options))
  })
  return crm
}
