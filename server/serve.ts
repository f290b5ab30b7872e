import { once } from 'node:events'
import { createServer } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { describeLinks, describeRisks, type Configuration } from './configuration'
import { refusePort } from './errors'
import { buildGateway } from './gateway'
import { startHourlyWork } from './operations/hourlyWork'
import { createMetrics, serveMetrics } from './operations/metrics'
import { createOwnerLog } from './logging'
import { createBookingLinks } from './bookingLinks'
import { createCapabilities } from './capabilities'
import { createFeeds, startFeeds } from './calendar/feeds/startFeeds'
import { noCalendar, openCalendar, type CalendarFile } from './calendar/openCalendar'
import { createDemoCalendar } from './calendar/demoCalendar'
import { createBusyTimes } from './crm/busyTimes'
import { createSenderWithoutCrm, createCrmSender } from './crm/createCrmSender'
import { crmSourceName } from './crm/crmSource'
import { findAccount } from './crm/pipedrive/accountGuard'
import { getVendorAccess, openPipedrive } from './crm/pipedrive/openPipedrive'
import { startReminderPlanning } from './messages/reminders'
import { describeMails, describeRecipients, startDeliveries } from './messages/start'
import { createJobs } from './records/jobs'
import { describeDatabase, getRecordsFile, openRecords } from './records/openRecords'
import { createRecordStore } from './records/recordStore'
import { readSecret } from './records/secrets'

export interface Server {
  /** The URL it listens on, for example `http://127.0.0.1:4173`. */
  readonly url: string
  /** The URL of the metrics, if they are served. */
  readonly metricsUrl?: string | undefined
  /** Answers the requests that have begun, within the limits, then closes the store. */
  close(): Promise<void>
}

/**
 * Checks that the configured port is free, so that a start with a long build fails at once if it is
 * taken.
 *
 * @throws {UserError} saying why the server could not listen there
 */
export async function checkPort(configuration: Configuration): Promise<void> {
  const { host, port } = configuration
  const probe = createServer().listen(port, host)
  await once(probe, 'listening').catch(refusePort('PORT', configuration))
  probe.close()
  await once(probe, 'close')
}

/** Prints the site's URL and hints for the owner, as far as `LOG_LEVEL` allows. */
export function announce(
  { url, metricsUrl }: Omit<Server, 'close'>,
  configuration: Configuration,
): void {
  const { notice, warn } = createOwnerLog(configuration.logLevel)
  notice(`The site is at ${url}`)
  if (metricsUrl !== undefined) notice(`The metrics are at ${metricsUrl}`)
  notice(`The contacts are kept in ${describeDatabase(configuration)}.`)
  notice(describeMails(configuration))
  notice(describeRecipients(configuration))
  notice(describeLinks(configuration))
  for (const risk of describeRisks(configuration)) warn(risk)
}

/** Opens what the gateway keeps, and what works with it. */
async function openSite(
  configuration: Configuration,
  calendar: CalendarFile,
  report: (sentence: string) => void,
) {
  const database = await openRecords(configuration, report)
  const shared = { database, calendar, now: Date.now, report }
  const account = getVendorAccess(configuration)
  const crm = account && openPipedrive(account, shared)
  if (!crm && (await database.read(findAccount))) {
    report('CRM is none: the CRM that this site had before is told nothing any more.')
  }
  const busyTimes = crm && createBusyTimes({ ...shared, crm })
  const store = createRecordStore(database, Date.now, calendar, busyTimes)
  // Other processes must accept what this one signs, and links must outlive it.
  const secret =
    configuration.capabilitySecret?.reveal() ?? (await readSecret(database, 'booking links'))
  const bookingLinks = createBookingLinks(secret, Date.now)
  const jobs = createJobs(database)
  const feeds = createFeeds({
    ...shared,
    site: new URL(configuration.siteUrl).host,
    otherSources: crm ? [crmSourceName] : [],
  })
  return {
    store,
    jobs,
    feeds,
    bookingLinks,
    capabilities: createCapabilities(secret, Date.now),
    readDemoCalendar: createDemoCalendar({ ...shared, store, configuration, bookingLinks }),
    /** Starts what runs beside the gateway: jobs, hourly work, and the look at other calendars. */
    startWork: () => {
      const all = [
        startDeliveries({
          ...shared,
          configuration,
          jobs,
          bookingLinks,
          busyTimes,
          sendToCrm:
            crm && busyTimes
              ? createCrmSender({ ...shared, crm, busyTimes })
              : createSenderWithoutCrm(shared),
        }),
        startHourlyWork(configuration, shared),
        startReminderPlanning(shared),
        startFeeds(feeds, report),
      ]
      return { stop: () => Promise.all(all.map((each) => each.stop())) }
    },
    close: () => database.close(),
  }
}

/** Opens the records and serves the API and the built site in `pagesFolder`. */
export async function serve(configuration: Configuration, pagesFolder: string): Promise<Server> {
  const { warn } = createOwnerLog(configuration.logLevel)
  let calendar = noCalendar
  // Without a listener, SIGHUP would end the process, also while the calendar is opened.
  const reload = () => {
    calendar.reload()
  }
  process.on('SIGHUP', reload)
  calendar = await openCalendar(configuration, warn)
  const site = await openSite(configuration, calendar, warn)
  const { host, port, metricsPort } = configuration
  const metrics = createMetrics()
  const gateway = await buildGateway({
    ...site,
    configuration,
    now: Date.now,
    pagesFolder,
    metrics,
  })
  let work: ReturnType<typeof site.startWork> | undefined
  gateway.addHook('onClose', async () => {
    process.off('SIGHUP', reload)
    await work?.stop()
    await site.close()
  })
  try {
    const recordsFile = getRecordsFile(configuration)
    const metricsUrl =
      metricsPort === undefined
        ? undefined
        : await serveMetrics(gateway, metrics, { ...site, recordsFile, host, port: metricsPort })
    const url = await gateway.listen({ host, port }).catch(refusePort('PORT', configuration))
    // Not before: a start can be ended at any time, as nothing is being sent.
    work = site.startWork()
    return {
      url,
      metricsUrl,
      close: async () => {
        // Begins at once, so that what is being sent has the time in which the last requests end.
        void work?.stop()
        // The system has connected visitors of whom the process hears in its next turn: it would reset them. The
        // first wait only ends this turn.
        await nextTurn()
        await nextTurn()
        await gateway.close()
      },
    }
  } catch (error) {
    await gateway.close()
    throw error
  }
}

/** A supervisor kills a process that has not ended after 10 s. */
const forceExitMs = 9_500

/**
 * Closes the server on SIGINT and SIGTERM, then ends the process. A second signal is ignored, because
 * npm repeats the SIGINT of a terminal.
 */
export function closeOnSignal(server: Pick<Server, 'close'>): void {
  let isClosing = false
  const close = () => {
    if (isClosing) return
    isClosing = true
    setTimeout(() => {
      console.error('The server could not be closed in time')
      process.exit(1)
    }, forceExitMs).unref()
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, close)
}
