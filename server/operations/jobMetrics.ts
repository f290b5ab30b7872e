import { Gauge, type Registry } from 'prom-client'
import type { Feeds } from '../calendar/feeds/startFeeds'
import { recipients } from '../messages/recipients'
import type { Jobs } from '../records/jobs'
import { getBackupTime } from '../records/sqlite/backupTime'

export interface MetricSources {
  readonly jobs: Pick<Jobs, 'countJobs'>
  readonly feeds: Pick<Feeds, 'readStates'>
  /** Path of the records' SQLite file; undefined without one: then others make the backups. */
  readonly recordsFile: string | undefined
}

/**
 * Registers the metrics of what is stored, and returns the function that reads them. While the
 * database can't be read, those of the jobs and feeds are left out.
 */
export function createJobMetrics(
  registry: Registry,
  { jobs, feeds, recordsFile }: MetricSources,
): () => Promise<void> {
  const registers = [registry]
  const labelNames = ['recipient']
  const waiting = new Gauge({
    name: 'site_jobs_waiting',
    help: 'Jobs that wait, by recipient',
    labelNames,
    registers,
  })
  const failed = new Gauge({
    name: 'site_jobs_failed',
    help: 'Jobs that were given up within 30 days, by recipient',
    labelNames,
    registers,
  })
  const oldest = new Gauge({
    name: 'site_jobs_oldest_waiting_seconds',
    help: 'Age of the oldest job that waits, by recipient',
    labelNames,
    registers,
  })
  const failing = new Gauge({
    name: 'site_calendar_feed_failing_seconds',
    help: 'For how long a busy feed could not be read; 0 while it can',
    labelNames: ['feed'],
    registers,
  })
  if (recordsFile !== undefined) {
    new Gauge({
      name: 'site_last_backup_timestamp_seconds',
      help: 'When the last backup was made, in seconds since 1970; 0 for never',
      registers,
      async collect() {
        this.set((await getBackupTime(recordsFile)) / 1_000)
      },
    })
  }

  return async () => {
    for (const gauge of [waiting, failed, oldest, failing]) gauge.reset()
    for (const { feed, failingSince } of await feeds.readStates().catch(() => [])) {
      failing.set({ feed }, failingSince === null ? 0 : (Date.now() - failingSince) / 1_000)
    }
    const counts = await jobs.countJobs(new Date()).catch(() => undefined)
    if (!counts) return
    for (const recipient of recipients) {
      const found = counts.find((each) => each.recipient === recipient)
      const since = found?.waitingSince
      waiting.set({ recipient }, found?.waiting ?? 0)
      failed.set({ recipient }, found?.failed ?? 0)
      oldest.set({ recipient }, since ? Math.max(0, Date.now() - Date.parse(since)) / 1_000 : 0)
    }
  }
}
