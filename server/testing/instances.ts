import { sql } from 'kysely'
import { readConfiguration } from '../configuration'
import { readContacts } from '../records/contacts'
import type { Database } from '../records/database'
import { readJobs } from '../records/jobs'
import { openRecords } from '../records/openRecords'
import { failTest } from './openTestStore'
import type { Recipients } from './recipients'
import { startProcess, type ServerProcess } from './startProcess'
import { stopProcess } from './watchOutput'

const instanceCount = 2

/** As if everything that failed or was interrupted had happened long ago. */
const letTimePass = (database: Database) =>
  database.transact(async (transaction) => {
    const longAgo = new Date(0).toISOString()
    await transaction
      .updateTable('jobs')
      .set({ due_at: longAgo })
      .where('state', '=', 'waiting')
      .execute()
    const minuteAgo = Date.now() - 61_000
    await transaction
      .updateTable('crm_records')
      .set({ begun_at: sql`CASE WHEN begun_at > ${minuteAgo} THEN ${minuteAgo} ELSE begun_at END` })
      .execute()
    await transaction.updateTable('busy_reads').set({ busy_until: 0 }).execute()
  })

/**
 * Two gateways, each a process with a folder of its own, on the same records.
 *
 * @param records the variable that says where those are
 */
export async function startInstances(records: Record<string, string>, recipients: Recipients) {
  const start = (instance: number) =>
    startProcess({ LOG_LEVEL: 'notice', ...records, ...recipients.getEnvironment(instance) })
  const processes: ServerProcess[] = []
  const urls: string[] = []

  const startAll = async () => {
    const started = await Promise.all(
      Array.from({ length: instanceCount }, (_, instance) => start(instance)),
    )
    processes.splice(0, instanceCount, ...started)
    urls.splice(0, instanceCount, ...started.map(({ url }) => url))
  }
  await startAll()
  const database = await openRecords(readConfiguration(records), failTest)

  const stopAll = () => Promise.all(processes.map(({ child }) => stopProcess(child)))

  return {
    urls,
    kill: (instance: number) => processes[instance]?.child.kill('SIGKILL'),
    restart: async (instance: number) => {
      const restarted = await start(instance)
      processes[instance] = restarted
      urls[instance] = restarted.url
    },
    /** Stops both, lets time pass, and starts both. */
    restartLater: async () => {
      await stopAll()
      await letTimePass(database)
      await startAll()
    },
    read: () => database.read(readContacts),
    countWaitingJobs: async () =>
      (await database.read(readJobs)).filter(({ state }) => state !== 'sent').length,
    stop: async () => {
      await stopAll()
      await database.close()
    },
  }
}

export type Instances = Awaited<ReturnType<typeof startInstances>>
