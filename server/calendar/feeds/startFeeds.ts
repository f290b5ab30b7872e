import { createHash } from 'node:crypto'
import { startLane, type Lane } from '../../startLane'
import { getErrorMessage, UserError, type Finding } from '../../errors'
import {
  createBusyReader,
  maxReadingMs,
  PartlyReadError,
  type BusySource,
} from '../../records/busyReader'
import type { Database, SiteContext } from '../../records/database'
import type { Secret } from '../../secret'
import { dayMs, minuteMs } from '../../time'
import { everybody } from '../availability'
import type { OwnerCalendar } from '../ownerCalendar'
import { fetchFeed, type FetchFeedOptions } from './fetchFeed'
import { readFeedInThread } from './readFeedInThread'

/** What the names of all feeds' rows begin with. */
const feedPrefix = 'feed '

const getSource = (host: string, address: Secret) =>
  feedPrefix + createHash('sha256').update(`${host} ${address.reveal()}`).digest('base64url')

/** The calendars whose events take somebody's time, each once. */
export function listFeeds({ feeds, hosts }: OwnerCalendar) {
  const toFeeds = (host: string, owner: string, addresses: readonly Secret[]) =>
    addresses.map((address, index) => ({
      /** Names its rows in the database. Of the address, which is secret, it has a hash. */
      source: getSource(host, address),
      /** For the owner. */
      title: `${owner}'s feed ${index + 1}`,
      /** Whose time it takes: the id of a host, or `everybody`. */
      host,
      address,
    }))
  const all = [
    ...toFeeds(everybody, 'the team', feeds),
    ...hosts.flatMap((host) => toFeeds(host.id, host.name, host.feeds)),
  ]
  return [...new Map(all.map((feed) => [feed.source, feed])).values()]
}

type Feed = ReturnType<typeof listFeeds>[number]

/** How old the times of a feed become. */
const intervalMs = 5 * minuteMs
/** How long a feed is left alone after a failure. */
const restMs = minuteMs

/** Which days matter: today began in some zone yesterday, and a year ahead can be booked. */
const daysBefore = 2
const daysAhead = 400

interface FeedsOptions extends SiteContext {
  /** Host of the site. */
  readonly site: string
  /** The names of the other calendars that are read. */
  readonly otherSources: readonly string[]
  readonly fetching?: FetchFeedOptions
}

const createSource = (
  { source, title, host, address }: Feed,
  zone: OwnerCalendar['zone'],
  { site, fetching }: Pick<FeedsOptions, 'site' | 'fetching'>,
): BusySource => ({
  name: source,
  title,
  restMs,
  read: async (from, signal) => {
    const window = { start: from - daysBefore * dayMs, end: from + daysAhead * dayMs }
    const text = await fetchFeed(address, { ...fetching, signal })
    const options = { window, zone, site, email: host }
    const { times, isComplete } = await readFeedInThread([text, options], signal)
    const busy = times.map((time) => ({ id: String(time.start), host, ...time }))
    const findTimes = () => Promise.resolve(busy)
    if (!isComplete)
      throw new PartlyReadError('It has events or rules that cannot be read for sure', findTimes)
    return findTimes
  },
})

/** Whether each feed of a calendar can be read. */
export const checkFeeds = (
  rules: OwnerCalendar,
  { now, ...options }: Pick<FeedsOptions, 'now' | 'site' | 'fetching'>,
): Promise<Finding[]> =>
  Promise.all(
    listFeeds(rules).map(async (feed) => {
      try {
        const source = createSource(feed, rules.zone, options)
        await source.read(now(), AbortSignal.timeout(maxReadingMs))
        return `The busy times of ${feed.title} can be read.`
      } catch (error) {
        const what = error instanceof PartlyReadError ? 'Some' : 'The'
        return new UserError(
          `${what} busy times of ${feed.title} cannot be read: ${getErrorMessage(error)}.`,
        )
      }
    }),
  )

/**
 * Removes the times of calendars that are no longer read. The feeds are due, since the zone of their whole days may
 * have changed; until they are read, their times count.
 *
 * @param sources the names of all that are read
 */
const followCalendar = (database: Database, sources: readonly string[]) =>
  database.transact(async (transaction) => {
    for (const table of ['busy', 'busy_reads'] as const) {
      await transaction
        .deleteFrom(table)
        .where('source', 'not in', ['', ...sources])
        .execute()
    }
    await transaction
      .updateTable('busy_reads')
      .set({ read_at: 0 })
      .where('source', 'like', `${feedPrefix}%`)
      .execute()
  })

/** Keeps the times of the calendar's feeds in the database, each read by one instance at a time. */
export function createFeeds(options: FeedsOptions) {
  const { database, calendar, now, otherSources } = options
  const reader = createBusyReader(options)
  /** The calendar by which the times of other sources were removed. */
  let known: OwnerCalendar | undefined

  return {
    /** The feeds' names for the owner, and since when each cannot be read: null while it can. */
    readStates: async () => {
      const rows = await database.read((queries) =>
        queries
          .selectFrom('busy_reads')
          .select(['source', 'failing_since'])
          .where('source', 'like', `${feedPrefix}%`)
          .execute(),
      )
      const failures = new Map(rows.map((row) => [row.source, row.failing_since]))
      return listFeeds(calendar.get()).map(({ source, title }) => ({
        feed: title,
        failingSince: failures.get(source) ?? null,
      }))
    },
    /** Reads those whose times are old. If the calendar is new, it first removes the times of sources no longer read. */
    readDue: async (stop: AbortSignal): Promise<void> => {
      const rules = calendar.get()
      const feeds = listFeeds(rules)
      if (known !== rules) {
        const sources = feeds.map(({ source }) => source)
        await followCalendar(database, [...sources, ...otherSources])
        known = rules
      }
      for (const feed of feeds) {
        if (stop.aborted) return
        const source = createSource(feed, rules.zone, options)
        await reader.read(source, { since: now() - intervalMs, stop })
      }
    },
  }
}

export type Feeds = ReturnType<typeof createFeeds>

/** Reads the calendar's feeds every five minutes. `stop` ends what is being read. */
export const startFeeds = (
  { readDue }: Pick<Feeds, 'readDue'>,
  report: (sentence: string) => void,
): Lane =>
  startLane({
    workNext: async (stop) => {
      await readDue(stop)
      return false
    },
    problem: 'The feeds of the calendar cannot be stored',
    report,
  })
