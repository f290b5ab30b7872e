import { setTimeout as wait } from 'node:timers/promises'
import moment from '@/features/booking/domain/moment'
import { noCalendar, type CalendarFile } from '../calendar/openCalendar'
import { getErrorMessage } from '../errors'
import { formatDuration } from '../records/activityTime'
import type { Database, Queries } from '../records/database'
import { toUtcDate } from '../time'
import type { Crm, CrmActivity } from './crm'
import { followCrm } from './followCrm'

const source = 'crm'

/** How long a reading may take. No other instance reads meanwhile. */
const maxReadingMs = 20_000
/** How long the CRM is left alone after a reading that failed. */
const restMs = 10_000
/** How often an instance looks whether another one has finished reading. */
const pollMs = 100

export interface BusyTimes {
  /**
   * Sees to it that the times that are taken in the CRM were read after `since`, in milliseconds since
   * 1970, but waits no longer than the deadline: then the stored times count.
   *
   * @returns whether the times are that new
   */
  refresh(options: { readonly since: number; readonly deadlineMs: number }): Promise<boolean>
}

export interface BusyTimesOptions {
  readonly database: Database
  readonly crm: Pick<Crm, 'readBusy'>
  /** The current time in milliseconds since 1970. */
  readonly now: () => number
  /** Gets sentences for the operator. */
  readonly report: (sentence: string) => void
  readonly calendar?: Pick<CalendarFile, 'get'>
}

const toRow = ({ id, startsAt, endsAt }: CrmActivity) => ({
  source,
  id: String(id),
  utc_date: toUtcDate(startsAt),
  due_time: moment.utc(startsAt).format('HH:mm'),
  duration: formatDuration(endsAt - startsAt),
  starts_at: startsAt,
  ends_at: endsAt,
})

/** SQLite takes 32,766 parameters in one statement. */
const rowsPerInsert = 1_000

async function replaceBusyTimes(
  queries: Queries,
  activities: readonly CrmActivity[],
): Promise<void> {
  await queries.deleteFrom('busy').where('source', '=', source).execute()
  const rows = activities.filter(({ startsAt, endsAt }) => endsAt > startsAt).map(toRow)
  for (let start = 0; start < rows.length; start += rowsPerInsert) {
    await queries
      .insertInto('busy')
      .values(rows.slice(start, start + rowsPerInsert))
      .execute()
  }
}

/** Keeps the busy times of the CRM in the database, read by one instance at a time. */
export function createBusyTimes(options: BusyTimesOptions): BusyTimes {
  const { database, crm, now, report, calendar = noCalendar } = options
  let running: Promise<void> | undefined
  let hasFailed = false
  let restUntil = 0
  const told = new Set<string>()

  const reportOnce = (sentence: string) => {
    if (!told.has(sentence)) report(sentence)
    told.add(sentence)
  }

  const getReadAt = () =>
    database.read(async (queries) => {
      const row = await queries
        .selectFrom('busy_reads')
        .select('read_at')
        .where('source', '=', source)
        .executeTakeFirst()
      return row?.read_at ?? 0
    })

  /** Returns whether this instance is the one that reads. */
  const takeTurn = () =>
    database.transact(async (transaction) => {
      const at = now()
      const turn = { busy_until: at + maxReadingMs }
      const row = await transaction
        .insertInto('busy_reads')
        .values({ source, read_at: 0, ...turn })
        .onConflict((conflict) =>
          conflict.column('source').doUpdateSet(turn).where('busy_reads.busy_until', '<=', at),
        )
        .returning('source')
        .executeTakeFirst()
      return row !== undefined
    })

  const endTurn = (queries: Queries, changes: { read_at?: number; busy_until: number }) =>
    queries.updateTable('busy_reads').set(changes).where('source', '=', source).execute()

  const read = async () => {
    const startedAt = now()
    try {
      const activities = await crm.readBusy(startedAt, AbortSignal.timeout(maxReadingMs))
      await database.transact(async (transaction) => {
        const others = await followCrm(transaction, activities, {
          startedAt,
          report: reportOnce,
          calendar: calendar.get(),
        })
        await replaceBusyTimes(transaction, others)
        await endTurn(transaction, { read_at: startedAt, busy_until: 0 })
      })
      if (hasFailed) report('The times that are taken in the CRM can be read again.')
      hasFailed = false
    } catch (error) {
      if (!hasFailed) {
        report(
          `The times that are taken in the CRM can not be read, so the last known ones count: ${getErrorMessage(error)}.`,
        )
      }
      hasFailed = true
      restUntil = now() + restMs
      await database.transact((transaction) => endTurn(transaction, { busy_until: restUntil }))
    }
  }

  /** Reads, or waits until another instance has read or the CRM is left alone. */
  const readInTurn = async (deadline: number) => {
    if (await takeTurn()) {
      await read()
      return
    }
    const before = await getReadAt()
    while (performance.now() < deadline && (await getReadAt()) === before) await wait(pollMs)
  }

  const readOrJoin = (deadline: number) => {
    running ??= readInTurn(deadline)
      .catch((error: unknown) => {
        report(`The times that are taken in the CRM can not be stored: ${getErrorMessage(error)}.`)
      })
      .finally(() => {
        running = undefined
      })
    return running
  }

  return {
    refresh: async ({ since, deadlineMs }) => {
      const deadline = performance.now() + deadlineMs
      const isNew = async () => (await getReadAt()) >= since
      // The reading that is running may have begun too early: then another one follows.
      for (let round = 0; round < 2; round += 1) {
        if (await isNew()) return true
        const leftMs = deadline - performance.now()
        if (leftMs <= 0 || now() < restUntil) return false
        await Promise.race([readOrJoin(deadline), wait(leftMs, undefined, { ref: false })])
      }
      return isNew()
    },
  }
}
